import { productName } from "@rewright/contract/product";
import { useLoaderData } from "react-router";
import { publicMeta } from "../shell/page-meta.ts";
import { readReleases } from "./changelog/read-releases.server.ts";
import { pageStrings } from "./strings.ts";

/** Reads the changelog during the build, so that browsers load neither the file nor a Markdown parser. */
export const loader = () => readReleases();

export const meta = () =>
  publicMeta({
    title: pageStrings.changelog,
    description: pageStrings.changelogLead(productName),
    path: "/changelog",
  });

export default function Changelog() {
  const releases = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-display">{pageStrings.changelog}</h1>
      <p className="mt-2 max-w-prose text-base text-pretty text-soft md:text-prose">
        {pageStrings.changelogLead(productName)}
      </p>
      {releases.map(({ title, html }) => (
        <section
          key={title}
          aria-label={title}
          className="mt-10 grid gap-x-12 gap-y-4 border-t border-hairline pt-8 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <h2 className="text-title">{title}</h2>
          <div
            className="legal-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of a file of this repository when the page is built
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </section>
      ))}
    </div>
  );
}
