import { modeProfiles } from "../choose/mode-profiles.ts";
import { applyChanges, createDraft, type Draft, isPermitted, type Part } from "../document/draft.ts";
import type { Engine } from "../engine.ts";
import type { Spellings } from "../lexicon/lexicon.ts";
import { matchCase } from "../lexicon/template.ts";
import type { Mode, Spelling } from "../options.ts";
import { fullForms } from "../rules/mode/full-forms.ts";
import type { Rule } from "../rules/rule.ts";
import { dropOverlapping } from "../span.ts";
import type { Chunk, Slot } from "./pro.ts";
import { ruleChanges } from "./rule-changes.ts";
import type { Filled } from "./slots.ts";

/** The format that was requested for an answer. */
interface Style {
  readonly mode: Mode;
  readonly spelling: Spelling | undefined;
}

/**
 * Returns an answer with its source's spacing, apostrophes, first letter, last mark and spelling, and with full forms
 * instead of contractions in formal modes.
 */
export function settle(engine: Engine, text: string, chunk: Chunk, filled: Filled, { mode, spelling }: Style): Filled {
  const source = text.slice(chunk.start, chunk.end);
  const slots = filled.slots.map(({ slot }) => chunk.slots[slot]!);
  const kept = filled.slots.map(({ start, end }, i) => ({ start, end, kind: slots[i]!.kind }));
  let draft = createDraft(filled.text, kept);
  const make = (partsOf: (draft: Draft) => readonly Part[]): void => {
    const parts = partsOf(draft).filter((part) => isPermitted(draft, [part]));
    draft = applyChanges(
      draft,
      dropOverlapping(parts.sort((a, b) => a.start - b.start || a.end - b.end)).map((part) => ({
        parts: [part],
        rule: "form",
        reason: "",
      })),
    );
  };
  make(spaces);
  make((now) => glue(now, source, chunk.start, slots));
  make((now) => apostrophes(now, text));
  make((now) => ends(now, source));
  make((now) => sourceSpelling(now, source, engine.spellings));
  const rules: Rule[] = [];
  if (modeProfiles[mode].contractions === false) rules.push(fullForms);
  if (spelling) rules.push(...engine.rules.filter((rule) => rule.spelling === spelling));
  if (rules.length > 0)
    make((now) => ruleChanges(engine, now.text, now.kept, rules, mode).flatMap(({ parts }) => parts));
  return {
    text: draft.text,
    slots: draft.kept.map(({ start, end }, i) => ({ start, end, slot: filled.slots[i]!.slot })),
  };
}

/** Returns edits that reduce white space to single spaces, with none before a mark or at either end. */
function spaces({ text }: Draft): Part[] {
  return [...text.matchAll(/\s+/g)].flatMap(({ index, 0: found }) => {
    const end = index + found.length;
    const isOuter = index === 0 || end === text.length;
    const after = isOuter || /^[,.;:!?)](?!\w)/.test(text.slice(end, end + 2)) ? "" : " ";
    return after === found ? [] : [{ start: index, end, after }];
  });
}

/** Returns edits that restore the source's spaces, or lack of spaces, around protected spans. */
function glue({ text, kept }: Draft, source: string, start: number, slots: readonly Slot[]): Part[] {
  const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? "");
  return kept.flatMap((span, i) => {
    const slot = slots[i]!;
    const parts: Part[] = [];
    const isMarkup = slot.kind === "markdown" || slot.kind === "url";
    const left = source[slot.start - start - 1];
    const right = source[slot.end - start];
    if (isMarkup && isWord(left) && text[span.start - 1] === " ")
      parts.push({ start: span.start - 1, end: span.start, after: "" });
    else if (!isWord(left) && isWord(text[span.start - 1]) && isWord(text[span.start]))
      parts.push({ start: span.start, end: span.start, after: " " });
    if (isMarkup && isWord(right) && text[span.end] === " ")
      parts.push({ start: span.end, end: span.end + 1, after: "" });
    else if (!isWord(right) && isWord(text[span.end]) && isWord(text[span.end - 1]))
      parts.push({ start: span.end, end: span.end, after: " " });
    return parts;
  });
}

/** Returns edits that make apostrophes straight or curly, as they are in the whole text. */
function apostrophes({ text }: Draft, whole: string): Part[] {
  const curly = whole.match(/\p{L}’\p{L}/gu)?.length ?? 0;
  const straight = whole.match(/\p{L}'\p{L}/gu)?.length ?? 0;
  const wanted = curly > straight ? "’" : "'";
  return [...text.matchAll(/(?<=\p{L})['’](?=\p{L}|[\s.,;:!?]|$)/gu)]
    .filter(({ 0: found }) => found !== wanted)
    .map(({ index }) => ({ start: index, end: index + 1, after: wanted }));
}

/** Returns edits that give an answer its source's capital or small first letter, and its source's last mark. */
function ends({ text }: Draft, source: string): Part[] {
  const parts: Part[] = [];
  const first = /^["'“‘(]?(\p{L})(\p{L}*)/u.exec(text);
  const large = /^["'“‘(]?\p{Lu}/u.test(source);
  const small = /^["'“‘(]?\p{Ll}/u.test(source);
  if (first && !/^I(?:['’]|$)/.test(first[1]! + first[2]!)) {
    const at = text.indexOf(first[1]!);
    const after = large ? first[1]!.toUpperCase() : first[1]!.toLowerCase();
    const isAcronym = /\p{Lu}/u.test(first[2]!);
    if ((large || (small && !isAcronym)) && after !== first[1]) parts.push({ start: at, end: at + 1, after });
  }
  if (text.endsWith(".") && !/[.!?…:;][\p{P}\p{S}]*$/u.test(source) && !text.slice(0, -1).includes(". "))
    parts.push({ start: text.length - 1, end: text.length, after: "" });
  return parts;
}

/** Returns edits that restore the source's American or British spelling of words. */
function sourceSpelling({ text }: Draft, source: string, { us, uk }: Spellings): Part[] {
  const said = new Set(source.toLowerCase().match(/\p{L}+/gu));
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
    const lower = word.toLowerCase();
    if (said.has(lower)) return [];
    const other = us.get(lower) ?? uk.get(lower);
    if (other === undefined || !said.has(other)) return [];
    return [{ start: index, end: index + word.length, after: matchCase(other, word) }];
  });
}
