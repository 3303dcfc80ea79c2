import type { ReactNode } from "react";

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  /** The date of the last change, formatted. */
  readonly lastUpdated: string;
  /** A summary in a few sentences. */
  readonly brief: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** Shows a long text of numbered sections, with a list of contents. */
export function LegalPage({ title, lastUpdated, brief, sections }: LegalPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-240 gap-x-14 px-4 py-10 md:grid-cols-[minmax(0,1fr)_15rem] md:px-6 md:py-14">
      <header className="max-w-136">
        <h1 className="text-display">{title}</h1>
        <p className="mt-2 text-sm text-soft">Last updated {lastUpdated}</p>
        <div className="legal-text mt-6">{brief}</div>
      </header>
      <nav
        aria-label="Contents"
        className="mt-8 self-start border-l border-hairline pl-5 md:sticky md:top-20 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-2"
      >
        <p className="text-sm font-semibold">Contents</p>
        <ol className="mt-2 grid text-sm">
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex gap-2.5 py-1 text-soft underline-offset-4 hover:text-ink hover:underline"
              >
                <span className="w-5 shrink-0 text-right text-faint tabular-nums">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-136 md:col-start-1">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-10">
            <h2 id={`${section.id}-title`} className="text-title">
              {index + 1}. {section.title}
            </h2>
            <div className="legal-text mt-3">{section.body}</div>
          </section>
        ))}
      </div>
    </div>
  );
}
