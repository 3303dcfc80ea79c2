import { applyEdits } from "../edit.ts";
import type { Engine } from "../engine.ts";
import { maskKept } from "../protect/mask.ts";
import { paraphrases, rules } from "../rules/list.ts";
import type { Span } from "../span.ts";
import { conductProblems } from "./conduct.ts";
import { type Filled, fillSlots } from "./fill.ts";
import { grammarOf, isForeign, layoutProblems, lengthProblems, structureProblems } from "./form.ts";
import { meaningProblems, overlapOf, type Read } from "./meaning.ts";
import { nameProblems } from "./names.ts";
import type { Chunk, Problem, ProOptions, Verdict } from "./pro.ts";
import { genderProblems, qualifierProblems } from "./quantities.ts";
import { readingProblems } from "./reads-well.ts";
import { type KnownReasons, reasonKey } from "./reasons.ts";
import { unwrap, withoutReasoning } from "./repair.ts";
import { ruleChanges } from "./rule-changes.ts";
import { scoreOf } from "./score.ts";
import { settle } from "./settle.ts";
import { repeatsContext } from "./surroundings.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { linkWordings, type Synonyms, thesaurusOf } from "./thesaurus.ts";
import { toChanges } from "./to-changes.ts";
import { toEdits } from "./to-edits.ts";
import { tokensOf } from "./words.ts";

/** An answer may be this many times as long as what was given, and some more, before it is read at all. */
const longest = { times: 4, more: 2000 };

/** A chunk's source, read once for all answers. */
interface Source extends Read {
  readonly synonyms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reasons: KnownReasons;
  /** Where words of announcements and openers begin that rules would leave out. */
  readonly spare: ReadonlySet<number>;
}

/** What a judged chunk is part of. */
interface Job {
  readonly text: string;
  readonly chunk: Chunk;
  readonly options: ProOptions;
}

/**
 * Repairs what a model gave for a chunk where that is safe, and checks it against the source: one verdict for each
 * answer, in order. What passes has every protected span once, in order and byte for byte.
 */
export function judgeAnswers(
  engine: Engine,
  { answers, ...job }: Job & { readonly answers: readonly string[] },
): Verdict[] {
  if (answers.length === 0) return [];
  const source = readSource(engine, job);
  return answers.map((answer) => judge(engine, job, source, answer));
}

function judge(engine: Engine, job: Job, source: Source, raw: string): Verdict {
  const { text, chunk, options } = job;
  const { mode = "standard", spelling } = options;
  const answer = withoutReasoning(raw);
  if (answer.trim() === "") return refused({ code: "empty", message: "There was no answer." });
  if (answer.length > longest.times * chunk.marked.length + longest.more)
    return refused({ code: "length", message: `Too long: the text has ${chunk.words} words.` });
  const unwrapped = unwrap(answer, chunk.marked);
  const written = unwrapped.replace(/\s+/g, " ");
  if (written === "") return refused({ code: "empty", message: "There was no answer." });
  const layout = [
    ...conductProblems(withoutMarks(chunk.marked), withoutMarks(written)),
    ...layoutProblems(chunk.marked, unwrapped),
  ];
  if (layout.length > 0) return refused(...layout);
  if (isForeign(written, chunk.marked)) return refused({ code: "language", message: "Write in English." });

  const filled = fillSlots(text, chunk, written);
  if (!("text" in filled)) return refused(...filled);
  const settled = settle(engine, text, chunk, filled, { mode, spelling });
  const changes = toChanges(
    source.text,
    tokensOf(source.text, source.slots),
    settled.text,
    tokensOf(settled.text, settled.slots),
  );
  if (!changes) return refused({ code: "markdown", message: "Change less: the lines cannot be kept." });
  const result = applyEdits(source.text, changes);
  const now = readAnswer(engine, chunk, source.slots, changes, result);

  const problems = [
    ...lengthProblems(source.text, result, mode),
    ...nameProblems(source, now),
    ...structureProblems(source, now),
    ...qualifierProblems(chunk, source, now),
    ...genderProblems(source.text, result),
    ...grammarOf(source.text, result, mode),
    ...readingProblems(engine.languageModel, source.text, result),
    ...repeatsContext(chunk, source.text, result),
    ...meaningProblems(
      source,
      now,
      { model: engine.languageModel, here: source.synonyms, anywhere: allSynonyms(), spare: source.spare },
      mode,
    ),
  ];
  if (problems.length > 0) return refused(...problems);
  const edits = toEdits(engine.languageModel, source, changes, mode).map((edit) => ({
    ...edit,
    start: edit.start + chunk.start,
    end: edit.end + chunk.start,
  }));
  const score = scoreOf(engine, source.text, result, edits, overlapOf(source, now, [source.synonyms, allSynonyms()]));
  return { ok: true, text: result, edits, score };
}

function withoutMarks(text: string): string {
  return text.replace(/⟦[^⟦⟧\n]*⟧/g, " ");
}

function refused(...problems: Problem[]): Verdict {
  return { ok: false, problems };
}

/** Every rule there is; one list, so that its index is made once. */
const allRules = [...rules, ...paraphrases];
let thesaurus: Synonyms | undefined;

/** Made when it is first asked for: who only rewrites with the local engine needs none. */
function allSynonyms(): Synonyms {
  thesaurus ??= thesaurusOf(allRules, synonymGroups);
  return thesaurus;
}

function readSource({ tag }: Engine, { text, chunk, options }: Job): Source {
  const source = text.slice(chunk.start, chunk.end);
  const kept = chunk.slots.map((slot) => ({ ...slot, start: slot.start - chunk.start, end: slot.end - chunk.start }));
  const sentences = tag(maskKept(source, kept));
  const synonyms = new Map<string, Set<string>>();
  const reasons = new Map<string, string>();
  const spare = new Set<number>();
  for (const { parts, reason, stage } of ruleChanges({ tag }, source, kept, allRules, options.mode ?? "standard")) {
    const [part] = parts;
    if (!part || parts.length > 1) continue;
    const before = source.slice(part.start, part.end);
    reasons.set(reasonKey(before, part.after), reason);
    const [old, now] = [wordsOf(before), wordsOf(part.after)];
    linkWordings(
      synonyms,
      old.map(({ text: word }) => [word]),
      now.map(({ text: word }) => [word]),
    );
    const left = new Set(now.map(({ text: word }) => word));
    const gone = old.filter(({ text: word }) => !left.has(word));
    if (stage === "frame" && old.length - gone.length === now.length)
      for (const { at } of gone) spare.add(part.start + at);
  }
  return { text: source, slots: kept, sentences, synonyms, reasons, spare };
}

function wordsOf(text: string): { readonly text: string; readonly at: number }[] {
  return [...text.toLowerCase().matchAll(/\p{L}{3,}/gu)].map(({ index, 0: word }) => ({ text: word, at: index }));
}

function readAnswer(
  { tag }: Engine,
  chunk: Chunk,
  slots: readonly Span[],
  changes: readonly { readonly start: number; readonly end: number; readonly after: string }[],
  result: string,
): Filled & Read {
  let shift = 0;
  let c = 0;
  const moved = slots.map((slot, i) => {
    for (; c < changes.length && changes[c]!.end <= slot.start; c++)
      shift += changes[c]!.after.length - (changes[c]!.end - changes[c]!.start);
    return { start: slot.start + shift, end: slot.end + shift, kind: chunk.slots[i]!.kind };
  });
  return { text: result, slots: moved, sentences: tag(maskKept(result, moved)) };
}
