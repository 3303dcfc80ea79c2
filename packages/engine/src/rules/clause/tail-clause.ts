import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";

/** The last clause before a tail: the one that the tail goes on from. */
export interface LastClause extends Clause {
  /** Where the clause begins. */
  readonly from: number;
  /** True for a clause that somebody says or shows: "that the dam holds". */
  readonly isReported: boolean;
  /** Its later verbs with the same subject: "cuts costs and (saves) time". */
  readonly joinedVerbs: readonly VerbGroup[];
  /** True where an "and" or a comma joins nouns in it. */
  readonly hasList: boolean;
  /** True where a clause inside it describes a noun: "fabrics that keep sweat away". */
  readonly hasRelative: boolean;
}

const nominatives = new Set(["it", "they", "we", "he", "she"]);
const links = new Set(["and", "but", "so", "yet"]);

/** Reads the last clause before the comma that has a subject of its own; undefined wherever the words leave a doubt. */
export function lastClause(words: readonly Word[], comma: number): LastClause | undefined {
  const semicolon = words.findLastIndex(({ text }, i) => i < comma && text === ";");
  const start = semicolon + 1;
  const opens = openers.has(words[start]!.lower);
  if (opens && !words.slice(start, comma).some(({ text }) => text === ",")) return undefined;
  const first = mainClause(words, start, comma);
  if (!first) return looseClause(words, start, comma);
  if (isNoVerb(words, first.verb.last) || words[first.verb.first - 1]?.text === ",") return undefined;
  // "The hopes you had clung to": the verb of a clause inside the subject.
  if (words[first.verb.first - 1]!.pos === "PRON" && words[first.verb.first - 2]?.pos === "NOUN") return undefined;
  let current: Clause = first;
  for (let i = first.verb.last + 1; i < comma; i++) {
    const next = nextClause(words, i, current, comma);
    if (next === "doubt") return undefined;
    if (!next) continue;
    current = next;
    i = next.verb.last;
  }
  return readRest(words, current, comma);
}

/** Where no subject shows for sure: the last verb, if all verbs before the comma are of one time. */
function looseClause(words: readonly Word[], from: number, comma: number): LastClause | undefined {
  const led = words[from]!.pos === "ADP" || words[from + 1]!.text === ",";
  const start = led ? words.findIndex(({ text }, i) => i > from && text === ",") + 1 : from;
  const first = words[start]!;
  if (start > comma || ["SCONJ", "ADP", "VERB"].includes(first.pos) || first.text === '"' || comma - start < 5)
    return undefined;
  const groups: VerbGroup[] = [];
  for (let i = start; i < comma; i++) {
    const { lower, text } = words[i]!;
    if (loose.has(lower) || /^["“”()[\]—–:?!…]$/.test(text)) return undefined;
    const group = verbGroupAt(words, i);
    if (!group) continue;
    if (isNoVerb(words, group.last)) return undefined;
    groups.push(group);
    i = group.last;
  }
  const verb = groups.at(-1);
  if (!verb || groups.some(({ tense }) => tense !== verb.tense || tense === "modal")) return undefined;
  if (groups.length > 1 && groups.some((group) => group.first !== group.last)) return undefined;
  const head = words.findLastIndex(({ pos }, i) => i < groups[0]!.first && ["NOUN", "PROPN", "PRON"].includes(pos));
  if (head < start) return undefined;
  return {
    from: start,
    subjectFrom: start,
    subjectHead: head,
    verb,
    isReported: false,
    joinedVerbs: [],
    hasList: false,
    hasRelative: true,
  };
}

const loose = new Set(
  `if unless when while although though whether perhaps maybe would since once until despite not n't never say says said
  argue argues argued claim claims claimed believe believes believed suggest suggests suggested hope hopes hoped there`.split(
    /\s+/,
  ),
);

/** The clause that a link at `i` opens. */
function nextClause(words: readonly Word[], i: number, current: Clause, comma: number): Clause | "doubt" | undefined {
  const { lower, text } = words[i]!;
  const linked = text === "," && links.has(words[i + 1]!.lower);
  if (linked) return clauseAt(words, skipAdverbs(words, i + 2), comma);
  if ((lower === "and" || lower === "but") && nominatives.has(words[i + 1]!.lower))
    return clauseAt(words, i + 1, comma) ?? "doubt";
  if (lower !== "that" || i !== current.verb.last + 1) return undefined;
  return clauseAt(words, i + 1, comma) ?? "doubt";
}

function skipAdverbs(words: readonly Word[], from: number): number {
  let i = from;
  while (words[i]?.pos === "ADV") i++;
  return i;
}

const openers = new Set(
  "as if when while since because although though once after before until unless whereas with".split(" "),
);

/** "Band-induced gaps", "James Cook": what the tagger takes for a verb is part of a compound or a name. */
function isNoVerb(words: readonly Word[], index: number): boolean {
  return /^\p{Lu}/u.test(words[index]!.text) || words[index - 1]?.text === "-";
}

const shut = new Set(
  `which who whom whose when where while because although though if unless until before after than how what whether
  since so or but nor not n't never unlike despite why perhaps maybe`.split(/\s+/),
);

function readRest(words: readonly Word[], clause: Clause, comma: number): LastClause | undefined {
  const { verb, subjectFrom } = clause;
  if (words.slice(subjectFrom, verb.first).some(({ text, lower }) => text === "," || shut.has(lower))) return undefined;
  const joinedVerbs: VerbGroup[] = [];
  let hasList = false;
  let hasRelative = false;
  for (let i = verb.last + 1; i < comma; i++) {
    const { lower, text, pos } = words[i]!;
    const before = words[i - 1]!;
    if (/^["“”()[\]—–:;?!…]$/.test(text)) return undefined;
    const relative = relativeVerb(words, i);
    if (relative) {
      if (relative.tense !== verb.tense) return undefined;
      hasRelative = true;
      i = relative.last;
      continue;
    }
    if (shut.has(lower) || (lower === "that" && before.pos !== "ADP" && !["NOUN", "ADJ"].includes(words[i + 1]!.pos)))
      return undefined;
    if (
      /ing$/.test(lower) &&
      pos === "VERB" &&
      (before.text === "," || before.lemma === "be" || before.lower === "for")
    )
      return undefined;
    if (/ing$/.test(lower) && pos === "VERB" && before.lower === "and") return undefined;
    hasRelative ||= /ing$/.test(lower) && pos === "VERB" && before.pos === "NOUN";
    // "The council's decision to sell the hall": what follows may be part of the decision.
    if (lower === "to" && decisions.has(before.lemma)) return undefined;
    const joint = lower === "and" || text === ",";
    if (joint) {
      const at = skipAdverbs(words, lower === "and" || words[i + 1]!.lower !== "and" ? i + 1 : i + 2);
      const group = verbGroupAt(words, at);
      if (group && !isParticiple(words, group, verb)) {
        if (!agrees(words, group, verb) || hasRelative) return undefined;
        joinedVerbs.push(group);
        i = group.last;
        continue;
      }
      hasList = true;
      continue;
    }
    const group = verbGroupAt(words, i);
    if (group && !isInner(words, i, verb)) return undefined;
  }
  const isReported = words[subjectFrom - 1]?.lower === "that";
  return { ...clause, from: subjectFrom, isReported, joinedVerbs, hasList, hasRelative };
}

const decisions = new Set(
  `decision plan attempt right refusal promise desire wish intention offer proposal bid agreement vote order request failure
  call need permission`.split(/\s+/),
);

/** The verb of a clause that describes a noun or gives a time or reason: "fabrics that keep", "because they keep". */
function relativeVerb(words: readonly Word[], i: number): VerbGroup | undefined {
  const { lower } = words[i]!;
  const before = words[i - 1]!;
  const opens = (lower === "that" && before.pos === "NOUN") || (inner.has(lower) && before.text !== ",");
  if (!opens) return undefined;
  for (let at = i + 1; at < i + 6 && words[at] && words[at]!.pos !== "PUNCT"; at++) {
    const group = verbGroupAt(words, at);
    if (group) return group;
  }
  return undefined;
}

const inner = new Set("which who where when because while after before as".split(" "));

/** "Features and designed parts": no finite verb. */
function isParticiple(words: readonly Word[], group: VerbGroup, { tense }: VerbGroup): boolean {
  return group.tense === "past" && tense !== "past" && /ed$|en$/.test(words[group.first]!.lower);
}

/** The later verb stands in the form of the first, so that one subject does both. */
function agrees(words: readonly Word[], group: VerbGroup, verb: VerbGroup): boolean {
  if (group.tense !== verb.tense || group.first !== group.last || verb.first !== verb.last) return false;
  const one = words[group.last]!;
  const other = words[verb.last]!;
  const forms = formsOf(other.lower, other.lemma);
  return formsOf(one.lower, one.lemma).some((form) => forms.includes(form)) && other.lemma !== "be";
}

/** A bare verb after "help" or "let", or a participle that describes the noun before it. */
function isInner(words: readonly Word[], i: number, { tense }: VerbGroup): boolean {
  const { lower, lemma } = words[i]!;
  const before = words[i - 1]!;
  // "Colorful holds", "counseling services": nouns, whatever the tagger says.
  if (before.pos === "ADJ" || before.pos === "DET" || /ing$/.test(before.lower)) return true;
  if (before.pos === "VERB") return true;
  if (before.pos === "ADV") return /ed$|en$/.test(lower);
  if (formsOf(lower, lemma).includes("en") && ["NOUN", "PROPN"].includes(before.pos))
    return ["ADP", "PART"].includes(words[i + 1]?.pos ?? "") || (tense === "present" && /ed$/.test(lower));
  return (
    formsOf(lower, lemma).includes("base") &&
    words.slice(Math.max(0, i - 6), i).some((word) => ["help", "let", "make", "enable"].includes(word.lemma))
  );
}
