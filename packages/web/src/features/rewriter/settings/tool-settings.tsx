import { useLoaded } from "#src/ui/use-loaded.ts";
import { loadStyleExample } from "../load-parts.ts";
import { LevelSlider } from "./level-slider.tsx";
import { levelInForce, levelSteps } from "./mode-list.ts";
import { ModePicker } from "./mode-picker.tsx";
import { OptionsDisclosure } from "./options-disclosure.tsx";
import type { Draft } from "./settings.ts";
import { SettingsSheet } from "./settings-sheet.tsx";
import { summarizeSettings } from "./summarize-settings.ts";

interface ToolSettingsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onUltra: (on: boolean) => void;
  readonly hasCredits: boolean;
  /** True if the next rewrite may have a tone. */
  readonly hasTone: boolean;
}

/** Renders all settings of a rewrite. */
export function ToolSettings({ draft, onChange, onUltra, hasCredits, hasTone }: ToolSettingsProps) {
  const { mode, ultra } = draft;
  const [StyleExample, ask] = useLoaded(loadStyleExample);
  return (
    <SettingsSheet summary={summarizeSettings(draft, hasTone)} onOpen={ask}>
      <div className="flex flex-col gap-x-8 gap-y-4 md:mb-5 md:gap-y-3 lg:flex-row">
        <ModePicker
          {...{ mode, ultra, hasCredits, onUltra, StyleExample, ask }}
          onMode={(chosen) => onChange({ mode: chosen })}
        />
        <LevelSlider level={levelInForce(draft)} steps={levelSteps(mode)} onChange={(level) => onChange({ level })} />
      </div>
      <OptionsDisclosure settings={draft} hasTone={hasTone} onChange={onChange} />
    </SettingsSheet>
  );
}
