/** The last section of docs/quality.md is the load bench's, which measures on its own. */
export const waitingHeading = "## Waiting under load";

/** Returns the page with the section that an earlier page had. */
export function withWaitingSection(page: string, earlier: string): string {
  const start = earlier.indexOf(waitingHeading);
  return start === -1 ? page : `${page.trimEnd()}\n\n${earlier.slice(start)}`;
}
