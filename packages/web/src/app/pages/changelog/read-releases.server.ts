import { marked } from "marked";

/** The content of CHANGELOG.md, which the build inserts. */
declare const __changelog__: string;

/** Holds the changes of one day, as HTML. */
interface Release {
  readonly title: string;
  readonly html: string;
}

/**
 * Returns the days in CHANGELOG.md, in the order of the file. Each second-level heading is a date, with its changes
 * below.
 */
export function readReleases(): readonly Release[] {
  const [, ...releases] = __changelog__.split(/^## /m);
  return releases.map((release) => {
    const end = release.indexOf("\n");
    return { title: release.slice(0, end).trim(), html: marked.parse(release.slice(end), { async: false }) };
  });
}
