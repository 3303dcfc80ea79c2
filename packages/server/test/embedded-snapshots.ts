import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "../src/db/database.ts";
import { embeddedDatabase, extensions } from "../src/db/embedded.ts";
import { migrate } from "../src/db/migrate.ts";

type Content = "nothing" | "tables";

const fileOf = (folder: string, content: Content) => join(folder, `${content}.tar`);

/**
 * Writes two embedded databases to files: an empty one, and one with this release's tables. Copying a database takes a
 * tenth of the time that creating it takes.
 */
export async function writeSnapshots(folder: string): Promise<void> {
  const client = await PGlite.create({ extensions });
  const write = async (content: Content) => {
    const dump = await client.dumpDataDir("none");
    await writeFile(fileOf(folder, content), dump.stream());
  };
  await write("nothing");
  await migrate(embeddedDatabase(client));
  await write("tables");
  await client.close();
}

/**
 * Opens a copy of an embedded database that `writeSnapshots` wrote to this folder. The copy is in memory or in another
 * folder.
 */
export async function openSnapshot(folder: string, content: Content, dataDir?: string): Promise<Database> {
  const loadDataDir = await openAsBlob(fileOf(folder, content));
  return embeddedDatabase(await PGlite.create({ extensions, loadDataDir, ...(dataDir && { dataDir }) }));
}
