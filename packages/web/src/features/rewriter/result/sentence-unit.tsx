import { memo } from "react";
import { FormattedText } from "../formatted/formatted-text.tsx";
import type { Piece, Unit } from "../state/result-pieces.ts";
import type { Tag } from "../state/sentence-likeness.ts";
import { splitSpaces } from "../state/split-spaces.ts";
import { tagNames } from "./tag-legend.tsx";

interface SentenceUnitProps {
  readonly unit: Unit;
  readonly open: boolean;
  readonly lit: string | undefined;
  readonly tag: Tag | undefined;
}

/**
 * Shows a sentence of the result or the text between two sentences. An empty element before the text takes the focus,
 * so that the text itself can be selected.
 */
export const SentenceUnit = memo(function SentenceUnit({ unit, open, lit, tag }: SentenceUnitProps) {
  let end = unit.start;
  const pieces = unit.pieces.map((piece, index) => {
    const offset = end;
    end += piece.before.length;
    const isLit = piece.change !== undefined && piece.change === lit;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and keep their order
    return <PieceText key={index} piece={piece} offset={offset} lit={isLit} />;
  });
  if (unit.sentence === undefined) return <span>{pieces}</span>;
  return (
    <span className="sentence" data-sentence={unit.sentence} data-open={open ? "" : undefined} data-tag={tag}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button element would break the line */}
      <span
        role="button"
        tabIndex={-1}
        className="sentence-handle"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Choose an alternative for sentence ${unit.sentence + 1}${tag ? `, ${tagNames[tag]}` : ""}`}
      />
      {pieces}
    </span>
  );
});

interface PieceTextProps {
  readonly piece: Piece;
  /** The position of the part in the original text. */
  readonly offset: number;
  readonly lit: boolean;
}

function PieceText({ piece: { before, shown, change }, offset, lit }: PieceTextProps) {
  if (change === undefined) return <FormattedText before={before} shown={shown} offset={offset} />;
  const undone = before === shown;
  const [lead, words, tail] = splitSpaces(shown);
  return (
    <>
      {lead}
      {/* biome-ignore lint/a11y/useSemanticElements: a button element would break the line */}
      <span
        role="button"
        tabIndex={-1}
        className="change"
        data-change={change}
        data-lit={lit ? "" : undefined}
        data-undone={undone ? "" : undefined}
        aria-haspopup="dialog"
        aria-label={describe(before, shown)}
      >
        {undone ? (
          <FormattedText before={words} shown={words} offset={offset + lead.length} />
        ) : (
          <FormattedText before={before} shown={words} offset={offset} />
        )}
      </span>
      {tail}
    </>
  );
}

function describe(before: string, shown: string): string {
  if (before === shown) return `${shown.trim()}, change undone`;
  if (!shown.trim()) return `Removed: ${before.trim()}`;
  return before.trim() ? `${shown.trim()}, was: ${before.trim()}` : `${shown.trim()}, added`;
}
