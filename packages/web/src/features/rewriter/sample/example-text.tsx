import type { ExamplePart } from "#examples/write-examples.ts";
import { strings } from "./strings.ts";

/** Shows the old words struck out, and the words that replaced them. */
export function Replacement({ before, after }: ExamplePart) {
  return (
    <>
      {before.trim() && <del className="edit-before">{before.trim()}</del>}
      {before.trim() && after.trim() && <span className="sr-only">{strings.changedTo}</span>}
      {before.trim() && after.trim() && " "}
      {after.trim() && <ins className="edit-after no-underline">{after.trim()}</ins>}
    </>
  );
}

/** Returns the spaces before and after a part. They are shown as separate text, so that only words are marked. */
export const spacesOf = ({ before, after }: ExamplePart): readonly [lead: string, tail: string] => [
  /^\s/.test(before) || /^\s/.test(after) ? " " : "",
  /\s$/.test(before) || /\s$/.test(after) ? " " : "",
];

/** Shows an example text with its changes, which cannot be undone. */
export function ExampleText({ parts }: { parts: readonly ExamplePart[] }) {
  return parts.map((part, index) => {
    const [lead, tail] = spacesOf(part);
    return part.reason === undefined ? (
      part.before
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an example keep their order
      <span key={index}>
        {lead}
        <Replacement {...part} />
        {tail}
      </span>
    );
  });
}
