import clsx from "clsx";
import { useMemo } from "react";
import { diffParts, type Unit } from "./result-pieces.ts";
import { splitSpaces } from "./split-spaces.ts";

/** The original and the result in one text: what was taken out, what was put in, and what stayed. */
export function DiffText({ units, unmarked }: { units: readonly Unit[]; unmarked: boolean }) {
  const parts = useMemo(() => diffParts(units), [units]);
  return (
    <section
      aria-label="Original and humanized text compared"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
      tabIndex={0}
      className="sheet-scroll block! px-4 py-3 md:px-5"
    >
      <p className={clsx("prose-text max-w-prose", unmarked && "unmarked")}>
        {parts.map(({ before, after }, index) => {
          const key = `${index}`;
          if (before === after) return <span key={key}>{before}</span>;
          return (
            <span key={key}>
              {before && <Marked as="del" text={before} />}
              {before.trim() && after.trim() && <span className="text-faint"> →{!/^\s/.test(after) && " "}</span>}
              {after && <Marked as="ins" text={after} />}
            </span>
          );
        })}
      </p>
    </section>
  );
}

function Marked({ as: Tag, text }: { as: "del" | "ins"; text: string }) {
  const [lead, words, tail] = splitSpaces(text);
  return (
    <>
      {lead}
      <Tag className={Tag === "del" ? "diff-removed" : "diff-added"}>{words}</Tag>
      {tail}
    </>
  );
}
