import type { ExamplePart } from "#examples/write-examples.ts";
import { strings } from "./strings.ts";

/** What was written before, struck out, and what took its place. */
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

/** Spaces around a part are text of their own, so that only words are marked. */
export const spacesOf = ({ before, after }: ExamplePart): readonly [lead: string, tail: string] => [
  /^\s/.test(before) || /^\s/.test(after) ? " " : "",
  /\s$/.test(before) || /\s$/.test(after) ? " " : "",
];

/** A passage with its changes in place, for reading only. */
export function ExampleText({ parts }: { parts: readonly ExamplePart[] }) {
  return parts.map((part, index) => {
    const [lead, tail] = spacesOf(part);
    return part.reason === undefined ? (
      part.before
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an example never move
      <span key={index}>
        {lead}
        <Replacement {...part} />
        {tail}
      </span>
    );
  });
}
