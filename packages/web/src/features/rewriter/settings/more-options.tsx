import { wordLimits } from "@rewright/contract/limits";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { allWordOptions } from "#src/api/saved-words.ts";
import { Select } from "#src/ui/select.tsx";
import { keptWords } from "../text/kept-words.ts";
import { spellings, tones } from "./describe-options.ts";
import { OnDeviceSwitch } from "./on-device-switch.tsx";
import type { Settings } from "./settings.ts";

export interface MoreOptionsProps {
  readonly settings: Settings;
  /** True if the next rewrite can have a tone. */
  readonly hasTone: boolean;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Shows the fields for spelling and words to keep and, if it can be selected, the tone. */
export function MoreOptions({ settings, hasTone, onChange }: MoreOptionsProps) {
  const { tone, spelling, keep } = settings;
  const kept = keptWords(keep);
  const tooLong =
    allWordOptions(kept).keep.length > wordLimits.items || kept.some((word) => word.length > wordLimits.characters);
  return (
    <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:flex">
      {hasTone && (
        <Field label="Tone" id="tone" className="lg:w-44">
          <Select id="tone" name="tone" value={tone} options={tones} onChange={(value) => onChange({ tone: value })} />
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
            ? `Up to ${wordLimits.items} words or phrases, including saved ones, of at most ${wordLimits.characters} characters each.`
            : "Separate words or phrases with commas. We always keep names, numbers, quotations, links and code."}{" "}
          <Link to="/words" className="text-pencil underline">
            Saved words and style
          </Link>
        </p>
      </Field>
      <OnDeviceSwitch />
    </div>
  );
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
