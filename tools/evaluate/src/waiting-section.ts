/** The heading of the last section of docs/quality.md. Another program, the load benchmark, writes that section. */
export const waitingHeading = "## Waiting under load";

/** Adds the section on waiting from the earlier version of the page, so that it is kept. */
export function withWaitingSection(page: string, earlier: string): string {
  const start = earlier.indexOf(waitingHeading);
  return start === -1 ? page : `${page.trimEnd()}\n\n${earlier.slice(start)}`;
}
