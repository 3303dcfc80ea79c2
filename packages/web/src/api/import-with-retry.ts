/** Matches the address of the file in a browser's error message about a failed import. */
const file = /https?:\/\/\S+\.js/;

let again = 0;

/**
 * Imports a file of code. If that fails, tries again with another address, because Chromium remembers a failure as long
 * as the page is open.
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
