import { link, open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { BackupProblem } from "./backup-problem.ts";
import { strings } from "./strings.ts";

/** The kind of database that a backup contains: embedded or PostgreSQL. */
export type BackupKind = keyof typeof strings.kinds;

const shortestPassphrase = 16;

/** Returns the first line of a decrypted backup. */
const headerOf = (kind: BackupKind) => `rewright-backup 1 ${kind}\n`;
const headerPattern = /^rewright-backup 1 (embedded|postgresql)\n/;
const longestHeader = 64;

/**
 * Writes the content to a file that only its owner can read, encrypted in the format of the program "age". The file
 * appears under its name once it is complete.
 */
export async function writeEncrypted(
  { file, key, overwrite }: { readonly file: string; readonly key: string; readonly overwrite: boolean },
  kind: BackupKind,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const encrypter = await encrypterFor(key);
  const draft = `${file}.partial`;
  const handle = await open(draft, "wx", 0o600).catch((error) => {
    throw isCode(error, "EEXIST") ? new BackupProblem(strings.fileExists(draft)) : error;
  });
  try {
    const plain = Readable.toWeb(Readable.from(withHeader(kind, content))) as globalThis.ReadableStream<Uint8Array>;
    await pipeline(
      Readable.fromWeb((await encrypter.encrypt(plain)) as ReadableStream),
      handle.createWriteStream({ flush: true }),
    );
    if (overwrite) return await rename(draft, file);
    await link(draft, file).catch((error) => {
      throw isCode(error, "EEXIST") ? new BackupProblem(strings.fileExists(file)) : error;
    });
  } finally {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
  }
}

interface OpenBackup extends AsyncDisposable {
  readonly kind: BackupKind;
  /** The decrypted content. Reading it fails if the file was cut off or changed. */
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Opens an encrypted backup file.
 * @throws BackupProblem if the file is no backup or was encrypted with another key
 */
export async function readEncrypted(file: string, key: string): Promise<OpenBackup> {
  await using opened = new AsyncDisposableStack();
  const decrypter = decrypterFor(key);
  const handle = await open(file).catch((error) => {
    throw isCode(error, "ENOENT") ? new BackupProblem(strings.noFile(file)) : error;
  });
  opened.defer(() => handle.close().catch(() => {}));
  const encrypted = Readable.toWeb(handle.createReadStream()) as globalThis.ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(encrypted).catch((error: Error) => {
    const isKeyWrong = /no identity matched/.test(error.message);
    throw new BackupProblem(isKeyWrong ? strings.wrongKey(file) : strings.notBackup(file));
  });
  const chunks = Readable.fromWeb(plain as ReadableStream)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next().catch(() => ({ done: true, value: undefined }) as const);
  const kind = headerPattern.exec(first.value?.subarray(0, longestHeader).toString("latin1") ?? "")?.[1] as BackupKind;
  if (first.done || kind === undefined) throw new BackupProblem(strings.notBackup(file));
  const rest = first.value.subarray(headerOf(kind).length);
  const kept = opened.move();
  return { kind, content: contentOf(file, rest, chunks), [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function* contentOf(file: string, first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Uint8Array> {
  yield first;
  for (;;) {
    const { done, value } = await chunks.next().catch(() => {
      throw new BackupProblem(strings.damaged(file));
    });
    if (done) return;
    yield value;
  }
}

async function* withHeader(kind: BackupKind, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(headerOf(kind));
  yield* content;
}

async function encrypterFor(key: string): Promise<Encrypter> {
  const encrypter = new Encrypter();
  if (/^age1/.test(key)) encrypter.addRecipient(key);
  else if (isSecretKey(key)) encrypter.addRecipient(await identityToRecipient(key));
  else encrypter.setPassphrase(checkedPassphrase(key));
  return encrypter;
}

function decrypterFor(key: string): Decrypter {
  const decrypter = new Decrypter();
  if (/^age1/.test(key)) throw new BackupProblem(strings.needsSecretKey);
  if (isSecretKey(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(checkedPassphrase(key));
  return decrypter;
}

const isSecretKey = (key: string) => /^AGE-SECRET-KEY-/.test(key);

function checkedPassphrase(key: string): string {
  if (key.length < shortestPassphrase) throw new BackupProblem(strings.noKey);
  return key;
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
