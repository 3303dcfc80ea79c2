/** The file that could not be fetched, where the browser's error names it. */
const file = /https?:\/\/\S+\.js/;

let again = 0;

/**
 * Fetches code that is a file of its own. Chromium remembers a failure for as long as the page is open and refuses the
 * same address without asking for it, so that a file that failed is asked for under another one.
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
