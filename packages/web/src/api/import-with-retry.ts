/** Matches the file that could not be fetched, where the browser's error names it. */
const file = /https?:\/\/\S+\.js/;

let again = 0;

/**
 * Imports a code file, and retries a failed import under another address: Chromium caches a failure for as long as the
 * page is open and does not request the same address again.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const address = file.exec(String(error))?.[0];
    if (address === undefined) throw error;
    again += 1;
    return import(/* @vite-ignore */ `${address}?again=${again}`);
  }
}
