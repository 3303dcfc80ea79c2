import { modelFiles, modelParts } from "./part-list.ts";

type Part = (typeof modelParts)[number];
type Files = { readonly [Name in keyof typeof modelFiles]: Uint8Array<ArrayBuffer> };

/** The name of the browser's cache that holds the parts of the models, and the permission to use them. */
export const storeName = "private-mode";

const folder = "/api/private/parts/";

/** Returns the address of a part, which is also its key in the cache. */
export const addressOf = ({ hash }: Pick<Part, "hash">) => `${folder}${hash}`;

/** Returns whether this device has parts of the models, of this or another version. */
export async function hasParts(): Promise<boolean> {
  return (await storedAddresses()).size > 0;
}

/** Returns the parts of this version that are not on this device. */
export async function missingParts(): Promise<Part[]> {
  const stored = await storedAddresses();
  return modelParts.filter((part) => !stored.has(addressOf(part)));
}

/** Stores a part. @throws DOMException `QuotaExceededError` where there is no room */
export async function storePart(part: Part, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const store = await caches.open(storeName);
  await store.put(addressOf(part), new Response(content));
}

/** Deletes the parts that this version does not need. */
export async function deleteOldParts(): Promise<void> {
  const needed = new Set(modelParts.map(addressOf));
  const old = [...(await storedAddresses())].filter((address) => !needed.has(address));
  if (old.length === 0) return;
  const store = await caches.open(storeName);
  await Promise.all(old.map((address) => store.delete(address)));
}

/**
 * Returns the content of all model files from this device.
 * @throws Error if a part is missing, because the browser or the user has deleted it
 */
export async function loadModelFiles(): Promise<Files> {
  const store = await caches.open(storeName);
  const files = Object.entries(modelFiles).map(async ([name, parts]) => {
    const content = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes, 0));
    let position = 0;
    for (const part of parts) {
      const stored = await store.match(addressOf(part));
      if (!stored) throw new Error("A part of the models is missing.");
      content.set(new Uint8Array(await stored.arrayBuffer()), position);
      position += part.bytes;
    }
    return [name, content] as const;
  });
  return Object.fromEntries(await Promise.all(files)) as Files;
}

async function storedAddresses(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(storeName))) return new Set();
  const requests = await (await caches.open(storeName)).keys();
  const addresses = requests.map(({ url }) => new URL(url).pathname);
  return new Set(addresses.filter((address) => address.startsWith(folder)));
}
