import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { openedSentence } from "../../grammar/openers.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Proposal, Rule } from "../rule.ts";

/** "By keeping notes, you can save time" becomes "If you keep notes, you can save time". */
export const byOpeners: Rule = {
  id: "by-openers",
  notIn: ["shorten"],
  summary: "A verb with its subject says who acts.",
  stage: "clause",
  level: 8,
  propose: ({ sentence, text }) => {
    const found = byOpenerAt(sentence, text);
    return found ? [found] : [];
  },
};

const possibilities = new Set(["can", "could", "may", "might"]);
const hopes = wordSet("aim hope want plan seek try intend wish expect need");

function byOpenerAt(sentence: Sentence, text: string): Proposal | undefined {
  const { words } = sentence;
  const first = words[1];
  if (words[0]?.lower !== "by" || first?.tag !== "VBG" || ["be", "do", "have"].includes(first.lemma)) return undefined;
  const opened = openedSentence(sentence);
  if (opened?.head !== 1 || words.at(-1)!.text !== ".") return undefined;
  const { comma, main, subject } = opened;
  const verbs = participlesAt(sentence, comma);
  const phrase = phraseOf(sentence, subject);
  const named = words.slice(phrase.from, phrase.to);
  const pronoun = actorFor(sentence, subject, named);
  if (!verbs || pronoun === undefined || main.passive || main.verb !== phrase.to) return undefined;
  // "By using maps, students find the inn" is so of any students; "by using maps, we found it" was so once.
  const isGeneral = pronoun === "they" && main.tense === "present" && !hopes.has(words[main.predicate]!.lemma);
  if (!isGeneral && !possibilities.has(words[main.verb]!.lower)) return undefined;
  const form = ["it", "one"].includes(pronoun) ? "s" : "base";
  const span = { start: words[phrase.from]!.start, end: words[phrase.to - 1]!.end };
  const opening = `if ${text.slice(span.start, span.end)} `;
  const parts = verbs.map(
    (i): Part => ({
      start: words[i === 1 ? 0 : i]!.start,
      end: words[i]!.end,
      after: `${i === 1 ? opening : ""}${verbForm(words[i]!.lemma, form)}`,
    }),
  );
  return { parts: named.length === 1 && named[0]!.lower === pronoun ? parts : [...parts, { ...span, after: pronoun }] };
}

/** The places of the participle behind "by" and of those joined to it; undefined where another may be meant with them. */
function participlesAt({ words, tree }: Sentence, comma: number): number[] | undefined {
  const verbs = [1, ...childrenBy(tree, 1, "conj")];
  if (verbs.some((i) => i > comma || words[i]!.tag !== "VBG")) return undefined;
  for (let i = 2; i < comma; i++) {
    const { text, lower, tag } = words[i]!;
    if (/^["“”();:—]$/.test(text) || lower === "or") return undefined;
    // "By drying wood, stacking": a participle behind a link that the tree does not join to the first.
    const isJoined = tag === "VBG" || /ing$/.test(lower);
    if (isJoined && /^(?:and|,)$/.test(words[i - 1]!.lower) && !verbs.includes(i)) return undefined;
  }
  return verbs;
}

/** Things that act as people do. */
const groups =
  wordSet(`government state city company firm school university council team organization organisation institution country nation
  community industry bank hospital agency`);

/** The pronoun for a subject that acts; undefined where that is not sure. */
function actorFor(sentence: Sentence, subject: number, named: readonly Word[]): string | undefined {
  const head = sentence.words[subject]!;
  const pronoun = head.lower === "one" ? "one" : pronounFor(sentence, subject);
  if (head.pos === "PRON") return pronoun && ["we", "you", "one"].includes(pronoun) ? pronoun : undefined;
  if (head.pos !== "NOUN" || named.length > 5 || quantifiers.has(named[0]!.lower)) return undefined;
  if (named.some(({ pos, lower }) => pos === "PROPN" || ["and", "or", ","].includes(lower))) return undefined;
  return isPersonNoun(head) || groups.has(head.lemma) ? pronoun : undefined;
}

const quantifiers = wordSet("no each every all many most few some both neither either any only several");
