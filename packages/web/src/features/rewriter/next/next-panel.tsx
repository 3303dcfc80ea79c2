import { levels } from "@rewright/contract/limits";
import { type ReactNode, useMemo } from "react";
import { Button } from "#src/ui/button.tsx";
import { leftPhrases } from "../review/left-phrases.ts";
import { phrasesHeadingId } from "../review/still-there.tsx";
import type { ShownScore } from "../score/use-measured.ts";
import type { Draft, Settings } from "../settings/settings.ts";
import { settingsSheetId } from "../settings/settings-sheet.tsx";
import type { Unit } from "../state/result-pieces.ts";
import type { Writer } from "../state/writer.ts";
import { rememberUltra } from "../ultra/ultra-choice.ts";
import { nextSteps } from "./next-steps.ts";
import { nextStrings as strings } from "./strings.ts";

export interface NextPanelProps extends Pick<Writer, "allowance" | "mayRunUltra"> {
  /** The settings of the next rewrite. */
  readonly draft: Draft;
  /** Changes the settings and moves the focus to the main button. */
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly score: ShownScore;
  readonly units: readonly Unit[];
  /** Undefined while the result is edited. */
  readonly onEdit: (() => void) | undefined;
}

/** Offers what the user can do while the AI score of the result is high. */
export function NextPanel(props: NextPanelProps): ReactNode {
  const { draft, allowance, mayRunUltra, onSettings, units, onEdit } = props;
  const score = props.score.measured.likeness.likeness;
  const phrases = useMemo(() => leftPhrases(units).length, [units]);
  const steps = nextSteps({ score, settings: draft, phrases, allowance, mayRunUltra, isEdited: onEdit === undefined });
  if (score === null || steps.length === 0) return null;

  function change(settings: Partial<Settings>): void {
    onSettings(settings);
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }

  function turnOnUltra(): void {
    rememberUltra(true);
    change({ ultra: true });
  }

  const actions = {
    strength: [strings.strength(levels.max), () => change({ level: levels.max })],
    phrases: [strings.phrases(phrases), showPhrases],
    ultra: [strings.ultra, turnOnUltra],
    style: [strings.style, openStyles],
    edit: [strings.edit, onEdit],
  } as const;
  return (
    <section aria-labelledby="next-title" className="next-panel appear mt-4 rounded-surface bg-well px-4 py-3 md:px-5">
      <h2 id="next-title" className="text-base">
        {strings.title}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{strings.intro(Math.round(score * 100))}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {steps.map((step) => {
          const [label, act] = actions[step];
          return (
            <Button key={step} className="bg-sheet" onClick={act}>
              {label}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

function showPhrases(): void {
  const heading = document.getElementById(phrasesHeadingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "center" });
}

/** Opens the sheet of the settings on phones; elsewhere moves the focus to the chosen style. */
function openStyles(): void {
  const settings = document.getElementById(settingsSheetId);
  if (matchMedia("(width < 768px)").matches) settings?.showPopover();
  else settings?.querySelector<HTMLElement>("[name=mode]:checked")?.focus();
}
