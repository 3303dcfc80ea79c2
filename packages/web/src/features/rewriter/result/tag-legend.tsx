import type { Tag } from "../state/sentence-likeness.ts";

export const tagNames: Readonly<Record<Tag, string>> = { ai: "reads as AI-written", human: "reads as human-written" };

/**
 * Explains the tags before sentences, in a line above the text. For screen readers, each sentence has the explanation
 * itself.
 */
export function TagLegend({ of: subject = "the sentence" }: { of?: string }) {
  return (
    <p aria-hidden="true" className="tag-legend text-xs text-soft">
      <span>
        <span className="tag-mark" data-tag="ai" /> {subject} {tagNames.ai}
      </span>
      <span>
        <span className="tag-mark" data-tag="human" /> {subject} {tagNames.human}
      </span>
    </p>
  );
}
