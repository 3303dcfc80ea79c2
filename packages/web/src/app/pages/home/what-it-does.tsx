import sample from "virtual:examples/sample";
import { ExampleText, Replacement } from "#src/features/rewriter/sample/example-text.tsx";
import { Section } from "./section.tsx";
import { strings } from "./strings.ts";

const { title, intro } = strings.whatItDoes;

/** Shows what a rewrite changes, in an example. */
export function WhatItDoes() {
  return (
    <Section id="what-it-does" title={title} intro={intro}>
      <figure className="rounded-surface border border-hairline bg-sheet">
        <p className="prose-text px-5 py-6 md:px-8">
          <ExampleText parts={sample.parts} />
        </p>
        <figcaption className="border-t border-hairline">
          <ul className="divide-y divide-hairline">
            {sample.parts
              .filter(({ reason }) => reason !== undefined)
              .map((part) => (
                <li key={part.before} className="grid gap-x-6 px-5 py-3 text-sm sm:grid-cols-[16rem_1fr] md:px-8">
                  <span className="font-serif text-base">
                    <Replacement {...part} />
                  </span>
                  <span className="self-center text-soft">{part.reason}</span>
                </li>
              ))}
          </ul>
        </figcaption>
      </figure>
    </Section>
  );
}
