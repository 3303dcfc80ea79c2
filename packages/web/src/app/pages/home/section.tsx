import type { ReactNode } from "react";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** Shows a section of the home page: its title is beside its content on wide screens. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-hairline">
      <div className="mx-auto grid max-w-300 gap-x-12 gap-y-8 px-4 py-14 md:px-6 md:py-20 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div>
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {intro && <p className="mt-3 max-w-prose text-base text-soft">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
