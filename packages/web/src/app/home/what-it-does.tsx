import { Section } from "./section.tsx";

const edits = [
  { before: "In order to", after: "To", rest: " book a room, ", reason: "A plain word does the work of a phrase." },
  { before: "utilize", after: "use", rest: " the form ", reason: "The everyday word is shorter and means the same." },
  { before: "prior to", after: "before", rest: " 14 March", reason: "“Before” is how people say it." },
];

/** What the tool changes, shown on one sentence. */
export function WhatItDoes() {
  return (
    <Section
      id="what-it-does"
      title="An editor's pencil, not a blender"
      intro="Text from a machine, or from a committee, has habits: long words for short ones, empty openers, the same rhythm sentence after sentence. Those are changed. The rest is left alone."
    >
      <figure className="rounded-surface border border-hairline bg-sheet">
        <p className="prose-text px-5 py-6 md:px-8">
          {edits.map(({ before, after, rest }) => (
            <span key={before}>
              <del className="edit-before">{before}</del> <ins className="edit-after no-underline">{after}</ins>
              {rest}
            </span>
          ))}
          .
        </p>
        <figcaption className="border-t border-hairline">
          <ul className="divide-y divide-hairline">
            {edits.map(({ before, after, reason }) => (
              <li key={before} className="grid gap-x-6 px-5 py-3 text-sm sm:grid-cols-[14rem_1fr] md:px-8">
                <span className="font-serif text-base">
                  <del className="edit-before">{before}</del> <ins className="edit-after no-underline">{after}</ins>
                </span>
                <span className="self-center text-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Section>
  );
}
