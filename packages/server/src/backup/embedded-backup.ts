import { Blob } from "node:buffer";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { makeDataFolder } from "../db/data-folder.ts";
import { extensions } from "../db/embedded.ts";
import { takeLock } from "../db/lock-file.ts";
import { BackupProblem } from "./backup-problem.ts";
import { strings } from "./strings.ts";

/**
 * Returns an archive of the embedded database in a data folder.
 * @throws if another process uses the database, with a message that asks to stop it
 */
export async function* dumpEmbedded(dataDir: string): AsyncGenerator<Uint8Array> {
  const folder = join(dataDir, "db");
  if (!existsSync(folder)) throw new BackupProblem(strings.nothingThere(dataDir));
  const release = await takeLock(join(dataDir, "lock"));
  try {
    const client = await PGlite.create(folder, { extensions });
    const archive = await client.dumpDataDir("gzip").finally(() => client.close());
    yield* archive.stream() as unknown as AsyncIterable<Uint8Array>;
  } finally {
    await release();
  }
}

/**
 * Restores an archive to a data folder. If `overwrite` is set, an existing database is moved to another folder first.
 * @returns the folder to which the existing database was moved
 */
export async function restoreEmbedded(
  dataDir: string,
  content: AsyncIterable<Uint8Array>,
  overwrite: boolean,
): Promise<string | undefined> {
  const folder = join(dataDir, "db");
  if (existsSync(folder) && !overwrite) throw new BackupProblem(strings.notEmpty);
  await makeDataFolder(dataDir);
  const release = await takeLock(join(dataDir, "lock"));
  const draft = join(dataDir, "db.restoring");
  try {
    await rm(draft, { recursive: true, force: true });
    const bytes = await buffer(content);
    const loadDataDir = new Blob([bytes], { type: "application/x-gzip" }) as globalThis.Blob;
    const client = await PGlite.create(draft, { extensions, loadDataDir });
    await client.close();
    const aside = existsSync(folder) ? `${folder}.replaced-${randomUUID().slice(0, 8)}` : undefined;
    if (aside !== undefined) await rename(folder, aside);
    await rename(draft, folder);
    return aside;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}
