import { keepLimits } from "@rewright/contract/plans";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Select } from "../../ui/select.tsx";
import type { Settings } from "./draft.ts";
import { keptWords } from "./kept-words.ts";

const tones: Readonly<Record<Settings["tone"], string>> = {
  neutral: "Neutral",
  confident: "Confident",
  friendly: "Friendly",
  diplomatic: "Diplomatic",
};

const spellings: Readonly<Record<Settings["spelling"], string>> = {
  "": "As written",
  us: "American",
  uk: "British",
};

interface MoreOptionsProps {
  readonly settings: Settings;
  /** The next rewrite may have a tone. */
  readonly hasTone: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Tone, where there can be one, spelling and words to keep. Closed it says how they are set, so that nothing works out of sight. */
export function MoreOptions({ settings, hasTone, onChange }: MoreOptionsProps) {
  const { tone, spelling, keep } = settings;
  const kept = keptWords(keep);
  const tooLong = kept.length > keepLimits.items || kept.some((word) => word.length > keepLimits.characters);
  return (
    <details className="group md:mb-5">
      <summary className="inline-flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 rounded-control text-sm">
        <ChevronRight size={16} aria-hidden className="text-soft group-open:rotate-90" />
        <span className="font-medium">{hasTone ? "Tone, spelling" : "Spelling"}, words to keep</span>
        <span className="text-soft group-open:hidden">{describeOptions(settings, hasTone)}</span>
      </summary>
      <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:flex">
        {hasTone && (
          <Field label="Tone" id="tone" className="lg:w-44">
            <Select
              id="tone"
              name="tone"
              value={tone}
              options={tones}
              onChange={(value) => onChange({ tone: value })}
            />
          </Field>
        )}
        <Field label="Spelling" id="spelling" className="lg:w-44">
          <Select
            id="spelling"
            name="spelling"
            value={spelling}
            options={spellings}
            onChange={(value) => onChange({ spelling: value })}
          />
        </Field>
        <Field label="Words to keep" id="keep" className="sm:col-span-2 lg:flex-1">
          <input
            id="keep"
            name="keep"
            type="text"
            value={keep}
            onChange={(event) => onChange({ keep: event.target.value })}
            autoComplete="off"
            aria-describedby="keep-help"
            aria-invalid={tooLong}
            className="h-11 w-full rounded-control border border-control bg-raised px-3 text-base md:h-9 md:text-sm"
          />
          <p id="keep-help" className={tooLong ? "mt-1 text-sm text-danger" : "mt-1 text-sm text-soft"}>
            {tooLong
              ? `Up to ${keepLimits.items} words or phrases of at most ${keepLimits.characters} characters each.`
              : "Separate words or phrases by commas. Names, numbers, quotations, links and code stay anyway."}
          </p>
        </Field>
      </div>
    </details>
  );
}

/** Returns what is set of them, in a few words; nothing where all is as it begins. */
export function describeOptions({ tone, spelling, keep }: Settings, hasTone: boolean): string {
  const kept = keptWords(keep).length;
  const parts = [
    ...(!hasTone || tone === "neutral" ? [] : [`${tones[tone]} tone`]),
    ...(spelling === "" ? [] : [`${spellings[spelling]} spelling`]),
    ...(kept === 0 ? [] : [kept === 1 ? "1 word kept" : `${kept} words kept`]),
  ];
  return parts.join(" · ");
}

interface FieldProps {
  readonly label: string;
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Field({ label, id, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
