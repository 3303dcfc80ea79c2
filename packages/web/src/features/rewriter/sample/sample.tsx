import sample from "virtual:examples/sample";
import type { ExamplePart } from "#examples/write-examples.ts";
import { Replacement, spacesOf } from "./example-text.tsx";
import { strings } from "./strings.ts";

/**
 * Shows an example of a rewrite, with a reason for each change. The reasons are native popovers, so that they work
 * before the page's code has loaded.
 */
export default function Sample() {
  const changes = sample.parts.filter(({ reason }) => reason !== undefined);
  return (
    <div className="sample my-auto">
      <p className="mb-1.5 text-sm text-soft">
        <span className="font-medium text-ink">{strings.title}.</span> {strings.hint}
      </p>
      <p className="prose-text max-w-prose" id="sample-text">
        {sample.parts.map((part) =>
          part.reason === undefined ? (
            part.before
          ) : (
            <ChangeButton key={changes.indexOf(part)} part={part} of={changes} />
          ),
        )}
      </p>
      {changes.map((part, index) => (
        <Reason key={idOf(index)} id={idOf(index)} part={part} />
      ))}
    </div>
  );
}

const idOf = (index: number) => `sample-${index}`;

function ChangeButton({ part, of: changes }: { part: ExamplePart; of: readonly ExamplePart[] }) {
  const [lead, tail] = spacesOf(part);
  return (
    <>
      {lead}
      <button type="button" popoverTarget={idOf(changes.indexOf(part))} className="sample-change">
        <Replacement {...part} />
      </button>
      {tail}
    </>
  );
}

function Reason({ id, part }: { id: string; part: ExamplePart }) {
  return (
    <div id={id} popover="auto" className="sample-reason float">
      <p className="font-serif text-prose">
        <Replacement {...part} />
        {!part.after.trim() && <span className="ml-2 font-sans text-sm text-soft">{strings.takenOut}</span>}
        {!part.before.trim() && <span className="ml-2 font-sans text-sm text-soft">{strings.added}</span>}
      </p>
      <p className="mt-0.5 text-sm text-soft">{part.reason}</p>
    </div>
  );
}
