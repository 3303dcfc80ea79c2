import { marked } from "marked";

/** CHANGELOG.md, which the build puts in. */
declare const __changelog__: string;

/** What changed on a day, as HTML. */
interface Release {
  readonly title: string;
  readonly html: string;
}

/** Returns the days in CHANGELOG.md, in its order: a heading of the second level with its date, and all until the next one. */
export function readReleases(): readonly Release[] {
  const [, ...releases] = __changelog__.split(/^## /m);
  return releases.map((release) => {
    const end = release.indexOf("\n");
    return { title: release.slice(0, end).trim(), html: marked.parse(release.slice(end), { async: false }) };
  });
}
