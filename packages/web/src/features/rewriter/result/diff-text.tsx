import clsx from "clsx";
import { useMemo } from "react";
import { FormattedText } from "../formatted/formatted-text.tsx";
import { diffParts, type Unit } from "../state/result-pieces.ts";
import type { Tag } from "../state/sentence-likeness.ts";
import { splitSpaces } from "../state/split-spaces.ts";
import { TagLegend, tagNames } from "./tag-legend.tsx";

interface DiffTextProps {
  readonly units: readonly Unit[];
  /** How much each sentence of the original reads like machine-written text, by the sentence's index. */
  readonly tags: readonly (Tag | undefined)[];
  readonly unmarked: boolean;
}

/** Shows the original and the result as one text, with removed, added and unchanged words. */
export function DiffText({ units, tags, unmarked }: DiffTextProps) {
  return (
    <section
      aria-label="Original and rewritten text compared"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      tabIndex={0}
      className="sheet-scroll px-4 py-3 md:px-5"
    >
      <p className={clsx("prose-text max-w-prose", unmarked && "unmarked")}>
        {units.map((unit) => (
          <UnitDiff key={unit.start} unit={unit} tag={unit.sentence === undefined ? undefined : tags[unit.sentence]} />
        ))}
      </p>
      {tags.some((tag) => tag) && !unmarked && <TagLegend of="the original sentence" />}
    </section>
  );
}

function UnitDiff({ unit, tag }: { unit: Unit; tag: Tag | undefined }) {
  const parts = useMemo(() => diffParts([unit]), [unit]);
  let end = unit.start;
  return (
    <span data-tag={tag} className={tag && "tagged"}>
      {tag && <span className="sr-only">{`(${tagNames[tag]}) `}</span>}
      {parts.map(({ before, after }, index) => {
        const key = `${index}`;
        const offset = end;
        end += before.length;
        if (before === after) return <FormattedText key={key} before={before} shown={before} offset={offset} />;
        return (
          <span key={key}>
            {before && <Marked as="del" before={before} text={before} offset={offset} />}
            {before.trim() && after.trim() && <span className="text-faint"> →{!/^\s/.test(after) && " "}</span>}
            {after && <Marked as="ins" before={before} text={after} offset={offset} />}
          </span>
        );
      })}
    </span>
  );
}

interface MarkedProps {
  readonly as: "del" | "ins";
  readonly text: string;
  /** Returns the part of the original that a shown part comes from or replaces, and its position. */
  readonly before: string;
  readonly offset: number;
}

function Marked({ as: Tag, text, before, offset }: MarkedProps) {
  const [lead, words, tail] = splitSpaces(text);
  return (
    <>
      {lead}
      <Tag className={Tag === "del" ? "diff-removed" : "diff-added"}>
        {Tag === "del" ? (
          <FormattedText before={words} shown={words} offset={offset + lead.length} />
        ) : (
          <FormattedText before={before} shown={words} offset={offset} />
        )}
      </Tag>
      {tail}
    </>
  );
}
