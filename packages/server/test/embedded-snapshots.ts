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
 * Writes an empty embedded database and one with this version's tables to files, as a copy costs a tenth of a new one.
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

/** Opens a copy of an embedded database that `writeSnapshots` wrote to this folder, in memory or in another folder. */
export async function openSnapshot(folder: string, content: Content, dataDir?: string): Promise<Database> {
  const loadDataDir = await openAsBlob(fileOf(folder, content));
  return embeddedDatabase(await PGlite.create({ extensions, loadDataDir, ...(dataDir && { dataDir }) }));
}
