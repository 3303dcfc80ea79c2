const prefix = "private-page-";

/** Returns the name of the browser's cache for a version of the page and its files. */
export const pageCacheOf = (version: string) => prefix + version;

/** Deletes all versions of the page and its files from this device, but not the cache named `kept`. */
export async function deletePageCaches(kept?: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}
