import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { gerundAt, phraseAt } from "./quality-objects.ts";

/** "shows the importance of clean water" becomes "shows how important clean water is". */
export const howImportant: Rule = {
  id: "how-important",
  notIn: ["expand", "shorten"],
  summary: "A clause with a verb says it more directly than a chain of nouns.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => qualityAt(context, i) ?? effectAt(context, i) ?? []),
};

const qualities = new Map(
  `importance=important significance=important necessity=necessary value=valuable difficulty=difficult
  complexity=complex severity=severe seriousness=serious effectiveness=effective efficacy=effective
  usefulness=useful fragility=fragile`
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);
/** These name a measure as well, where a text weighs it. */
const measured = new Set(["complexity", "severity", "value", "difficulty", "significance", "necessity"]);

const knowing = new Set(
  `show demonstrate illustrate highlight underscore underline emphasize emphasise stress understand recognize recognise
  realize realise know learn see appreciate explain discuss teach reveal remember acknowledge describe prove`.split(
    /\s+/,
  ),
);
const weighing = new Set(
  `evaluate assess investigate examine test study explore analyze analyse measure determine consider discover`.split(
    /\s+/,
  ),
);

/** The verb that governs the noun phrase whose "the" is at `the`; "about" and "at" after a verb count too. */
function governorAt(words: readonly Word[], the: number): { lemma: string; past: boolean } | undefined {
  const before = words[the - 1];
  if (!before) return undefined;
  // "Extract information about the value of drugs from papers": the end belongs to the first verb.
  if (before.lower === "about" && words.slice(the).some(({ lower }) => lower === "from")) return undefined;
  if (before.lower === "about" && words[the - 2]?.pos !== "NUM") return { lemma: "explain", past: false };
  if (before.lower === "at" && words[the - 2]?.lemma === "look") return { lemma: "examine", past: false };
  if (before.pos !== "VERB" && before.pos !== "NOUN") return undefined;
  const lemma = [...knowing, ...weighing].find((verb) => formsOf(before.lower, verb).length > 0);
  if (lemma === undefined) return undefined;
  const forms = formsOf(before.lower, lemma);
  if (before.pos === "NOUN" && !forms.includes("s")) return undefined;
  // "Highlighted the need" after "have" is no past tense of its own.
  const perfect = ["has", "have", "'ve", "be"].includes(words[the - 2]?.lower ?? "");
  return { lemma, past: forms.includes("ed") && !forms.includes("base") && !perfect };
}

function qualityAt({ words }: Context, i: number): Proposal | undefined {
  const adjective = qualities.get(words[i]!.lower);
  if (adjective === undefined || words[i + 1]?.lower !== "of") return undefined;
  const the = ["critical", "vital", "crucial", "utmost", "great"].includes(words[i - 1]?.lower ?? "") ? i - 2 : i - 1;
  if (words[the]?.lower !== "the") return undefined;
  const verb = governorAt(words, the);
  if (!verb) return undefined;
  const noun = words[i]!.lower;
  if (weighing.has(verb.lemma) && (measured.has(noun) || noun === "importance")) return undefined;
  const start = words[the]!.start;
  const works = adjective === "effective" ? worksAt(words, the, i) : undefined;
  if (works) return works;
  const gerund = gerundAt(words, i + 2);
  if (gerund) {
    if (adjective === "effective" || noun === "complexity") return undefined;
    const be = verb.past ? "was" : "is";
    const first: Part = { start, end: gerund.first.end, after: `how ${adjective} it ${be} ${gerund.text}` };
    return { parts: [first, ...gerund.rest] };
  }
  const phrase = phraseAt(words, i + 2, adjective === "effective" ? trials : undefined);
  if (!phrase) return undefined;
  const be = verb.past ? (phrase.plural ? "were" : "was") : phrase.plural ? "are" : "is";
  const end = words[phrase.end - 1]!.end;
  return {
    parts: [
      { start, end: words[i + 1]!.end, after: `how ${adjective}` },
      { start: end, end, after: ` ${be}` },
    ],
  };
}

/** What comes after these says where something works, and is no part of its name. */
const trials = new Set(["in", "on", "for", "across", "within", "against", "from"]);

/** "the effectiveness of these nets in catching eels": how well these nets catch eels. */
function worksAt(words: readonly Word[], the: number, i: number): Proposal | undefined {
  const end = nounPhraseEnd(words, i + 2);
  if (end === undefined || words[end]?.lower !== "in" || words[end - 1]!.pos === "PRON") return undefined;
  const gerund = gerundAt(words, end + 1);
  if (!gerund || gerund.rest.length > 0) return undefined;
  const form = verbForm(gerund.lemma, isPlural(words[end - 1]!) ? "base" : "s");
  return {
    parts: [
      { start: words[the]!.start, end: words[i + 1]!.end, after: "how well" },
      { start: words[end]!.start, end: gerund.first.end, after: form },
    ],
  };
}

/** "examine the impact of salt on roots": how salt affects roots. */
function effectAt({ words }: Context, i: number): Proposal | undefined {
  if (!["impact", "effect", "influence", "effects"].includes(words[i]!.lower)) return undefined;
  if (words[i - 1]?.lower !== "the" || words[i + 1]?.lower !== "of") return undefined;
  const verb = governorAt(words, i - 1);
  if (!verb || (verb.past && knowing.has(verb.lemma))) return undefined;
  const end = nounPhraseEnd(words, i + 2);
  const on = end === undefined ? undefined : words[end];
  if (end === undefined || !on || !["on", "upon"].includes(on.lower)) return undefined;
  const head = words[end - 1]!;
  if (head.pos !== "NOUN" || head.lower === "it" || nounPhraseEnd(words, end + 1) === undefined) return undefined;
  return {
    parts: [
      { start: words[i - 1]!.start, end: words[i + 1]!.end, after: "how" },
      { start: on.start, end: on.end, after: isPlural(head) ? "affect" : "affects" },
    ],
  };
}
