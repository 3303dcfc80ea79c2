import { wordLimits } from "@rewright/contract/limits";
import { entryProblem, type WordEntry, type WordRule } from "@rewright/contract/word-lists";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { savedWordsStrings as strings } from "./strings.ts";

interface WordFormProps {
  /** The entry that is edited; undefined to add one. */
  readonly entry?: WordEntry;
  readonly busy: boolean;
  /** Saves the entry. Returns whether that succeeded. */
  readonly onSave: (entry: WordEntry) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** Shows a form that adds or edits an entry. */
export function WordForm({ entry, busy, onSave, onCancel }: WordFormProps) {
  const id = useId();
  const [words, setWords] = useState(entry?.words ?? "");
  const [rule, setRule] = useState<WordRule>(entry?.rule ?? "keep");
  const [replacement, setReplacement] = useState(entry?.replacement ?? "");
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = { words: words.trim(), rule, replacement: rule === "replace" ? replacement.trim() : null };
    const found = errorsIn(draft);
    setErrors(found);
    if (found.words || found.replacement) {
      form.querySelector<HTMLElement>(`[name=${found.words ? "words" : "replacement"}]`)?.focus();
      return;
    }
    if (!(await onSave(draft)) || entry) return;
    setWords("");
    setReplacement("");
    form.querySelector<HTMLElement>("[name=words]")?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto_1fr]">
      <Field
        id={`${id}-words`}
        name="words"
        label={strings.words}
        value={words}
        error={errors.words}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <SelectField
        id={`${id}-rule`}
        name="rule"
        label={strings.rule}
        options={strings.rules}
        value={rule}
        onChange={(event) => setRule(event.target.value as WordRule)}
      />
      {rule === "replace" && (
        <Field
          id={`${id}-replacement`}
          name="replacement"
          label={strings.replacement}
          hint={strings.replacementHint}
          value={replacement}
          error={errors.replacement}
          autoComplete="off"
          onChange={(event) => setReplacement(event.target.value)}
        />
      )}
      <div className="flex gap-2 sm:col-span-3">
        <Button type="submit" look="primary" waiting={busy}>
          {entry ? strings.save : strings.add}
        </Button>
        {onCancel && <Button onClick={onCancel}>{strings.cancel}</Button>}
      </div>
    </form>
  );
}

interface Errors {
  readonly words?: string | undefined;
  readonly replacement?: string | undefined;
}

function errorsIn(entry: WordEntry): Errors {
  const { characters } = wordLimits;
  const problem = entryProblem(entry);
  const isInWords = problem === "missing" || entryProblem({ ...entry, rule: "keep", replacement: null }) === problem;
  const message =
    problem &&
    {
      missing: strings.enterWords,
      line_end: strings.lineEnd,
      too_long: strings.tooLong(characters),
      replacement: strings.enterReplacement,
    }[problem];
  return isInWords ? { words: message } : { replacement: message };
}
