const prefix = "private-page-";

/** Returns the name of the browser's cache for a version of the page and its files. */
export const pageCacheOf = (version: string) => prefix + version;

/** Deletes all versions of the page and its files from this device, but not the cache named `kept`. */
export async function deletePageCaches(kept?: string): Promise<void> {
  const names = await pageCaches();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/** Returns whether a path is that of the web worker for spelling and grammar, in any version. */
export const isChecker = (path: string) => /\/grammar-worker-[\w-]+\.js$/.test(path);

/** Returns whether any version of the checker of spelling and grammar is stored on this device. */
export async function hasChecker(): Promise<boolean> {
  const stored = (await pageCaches()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(stored)).flat().some(({ url }) => isChecker(new URL(url).pathname));
}

async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
