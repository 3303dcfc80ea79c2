import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type ModelFiles, readModelFiles } from "@rewright/models";

/** Describes one part of a model file. Each part is downloaded, checked and stored separately. */
interface ModelPart {
  /** The SHA-256 hash of the content, in hexadecimal. It is also the part's name. */
  readonly hash: string;
  readonly bytes: number;
  /** The number of bytes that are downloaded. */
  readonly compressedBytes: number;
}

/** The parts of each model file, in order. */
export type ModelPartList = { readonly [Name in keyof ModelFiles]: readonly ModelPart[] };

/**
 * The maximum size of a part in bytes. An interrupted download loses at most one part. All parts together need far
 * fewer requests than one IP address may send per minute.
 */
const partBytes = 2 * 1024 * 1024;

/** Compressed parts of earlier builds. Compressing takes 10 s, and the models rarely change. */
const cache = join(import.meta.dirname, "..", "..", "..", ".cache", "model-parts");

/**
 * Splits each model file into parts, and compresses the parts that no earlier build has compressed. No part contains
 * bytes of two files, so that an unchanged file is not downloaded again.
 */
export function listModelParts(): Promise<ModelPartList> {
  list ??= makeList();
  return list;
}

/** Caches the list of parts for the builds of the pages and of the workers. */
let list: Promise<ModelPartList> | undefined;

async function makeList(): Promise<ModelPartList> {
  await mkdir(cache, { recursive: true });
  const lists = Object.entries(readModelFiles()).map(async ([name, content]) => {
    const starts = Array.from({ length: Math.ceil(content.length / partBytes) }, (_, index) => index * partBytes);
    return [name, await Promise.all(starts.map((start) => toPart(content.slice(start, start + partBytes))))];
  });
  return Object.fromEntries(await Promise.all(lists)) as ModelPartList;
}

/** Copies the compressed parts to the folder from which the server sends them. */
export async function writeModelParts(list: ModelPartList, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { hash } of Object.values(list).flat()) {
    await writeFile(join(folder, `${hash}.br`), await readFile(join(cache, `${hash}.br`)));
  }
}

async function toPart(content: Uint8Array): Promise<ModelPart> {
  const hash = createHash("sha256").update(content).digest("hex");
  return { hash, bytes: content.length, compressedBytes: (await compressed(hash, content)).length };
}

async function compressed(hash: string, content: Uint8Array): Promise<Uint8Array> {
  const file = join(cache, `${hash}.br`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  // Renamed when complete, so that a build that is interrupted leaves no half of a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
