import { usePhone } from "#src/ui/use-phone.ts";
import { ResultShell } from "../result/result-shell.tsx";
import { Waiting } from "../result/waiting.tsx";
import { RunBar } from "./run-bar.tsx";
import type { RunView } from "./run-view.ts";

interface RunResultProps {
  readonly view: RunView;
  readonly onStop: () => void;
}

/** Shows the result panel while Humanize Pro rewrites a text: the finished paragraphs and the progress. */
export function RunResult({ view, onStop }: RunResultProps) {
  const { parts } = view;
  // The progress is beside the button that started it; on phones that is at the end of a long page, so it is above the
  // text.
  const above = usePhone();
  const bar = <RunBar view={view} onStop={onStop} />;
  return (
    <ResultShell
      busy
      notices={above && <div className="run-bar border-b border-hairline px-4 py-2">{bar}</div>}
      foot={above ? <p className="text-sm text-faint">Rewriting your text</p> : bar}
    >
      <section
        aria-label="Rewritten so far"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="sheet-scroll px-4 py-3 md:px-5"
      >
        <div className="prose-text max-w-prose">
          {parts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts arrive in order and stay
            <span key={index} className="appear">
              {text}
            </span>
          ))}
        </div>
        <Waiting lines={parts.length === 0 ? undefined : 2} />
      </section>
    </ResultShell>
  );
}
