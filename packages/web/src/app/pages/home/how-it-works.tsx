import sample from "virtual:examples/sample";
import strengths from "virtual:examples/strengths";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ExampleText } from "#src/features/rewriter/sample/example-text.tsx";
import { strengthName } from "#src/features/rewriter/settings/strength.ts";
import { Section } from "./section.tsx";
import { strings } from "./strings.ts";

const { howItWorks: said } = strings;
const original = sample.parts.map(({ before }) => before).join("");

/** Shows step by step how a text is rewritten, with example passages. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title={said.title}>
      <ol className="grid gap-10">
        <Step title={said.marked} help={said.markedHelp}>
          <p className="prose-text max-w-prose">
            <MarkedOriginal />
          </p>
        </Step>
        <Step title={said.chosen} help={said.chosenHelp}>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr]">
            {strengths.map(({ level, parts }) => (
              <div key={level} className="contents">
                <dt className="text-sm leading-7 font-medium">{strengthName(level)}</dt>
                <dd className="prose-text mb-3 max-w-prose">
                  <ExampleText parts={parts} />
                </dd>
              </div>
            ))}
          </dl>
        </Step>
        <Step title={said.checked} help={said.checkedHelp}>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {sample.kept.map(({ start, end, kind }) => (
              <li key={start} className="flex items-baseline gap-2 text-sm">
                <Check size={16} aria-hidden className="shrink-0 translate-y-0.5 text-kept" />
                <span className="text-soft">{said.kinds[kind]}</span>
                <span className="font-serif text-base">{original.slice(start, end)}</span>
              </li>
            ))}
          </ul>
        </Step>
        <Step title={said.yours} help={said.yoursHelp} />
      </ol>
    </Section>
  );
}

interface StepProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

function Step({ title, help, children }: StepProps) {
  return (
    <li className="border-t-2 border-ink pt-4">
      <h3 className="text-prose">{title}</h3>
      <p className="mt-1 max-w-prose text-base text-soft">{help}</p>
      {children && (
        <div className="mt-4 rounded-surface border border-hairline bg-sheet px-5 py-4 md:px-8">{children}</div>
      )}
    </li>
  );
}

/** Shows the original of the example, with its protected text marked. */
function MarkedOriginal() {
  const { kept } = sample;
  return (
    <>
      {kept.map(({ start, end, kind }, index) => (
        <span key={start}>
          {original.slice(kept[index - 1]?.end ?? 0, start)}
          <span className="kept-mark" title={said.kinds[kind]}>
            {original.slice(start, end)}
          </span>
        </span>
      ))}
      {original.slice(kept.at(-1)?.end ?? 0)}
    </>
  );
}
