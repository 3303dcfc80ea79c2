import type { Word } from "../../document/document.ts";
import { formsOfBe } from "../../grammar/closed-classes.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Turns a short sentence round: what was done comes first, who did it last. */
export const turnPassive: Rule = {
  id: "turn-passive",
  summary: "The same event, told from the other side.",
  stage: "clause",
  level: 1,
  propose: (context) => {
    const turned = toPassive(context) ?? toActive(context);
    return turned ? [turned] : [];
  },
};

const transitive = new Set(
  `affect shape support drive change transform influence create produce build design develop destroy damage protect
  improve enhance strengthen weaken reduce increase limit control replace remove attack defeat capture discover invent
  introduce publish describe explain illustrate examine explore study analyze investigate measure record collect
  organize manage lead found establish inspire encourage motivate challenge threaten undermine address solve resolve
  cause trigger prevent block disrupt shift reveal highlight emphasize underscore determine define dominate surround
  cover fill power fuel guide direct monitor regulate govern carry deliver bring promote foster facilitate adopt reject
  approve accept celebrate preserve restore maintain test confirm challenge simplify complicate demonstrate combine integrate
  evaluate assess generate predict estimate compute identify detect require inform disrupt accompany shake mark announce
  occupy inspire teach overshadow ignite spark conduct solve track capture operate organise analyse surpass distort`.split(
    /\s+/,
  ),
);

/** "The storm destroyed the bridge." becomes "The bridge was destroyed by the storm." */
function toPassive({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const subjectEnd = wholePhrase(words, 0);
  if (subjectEnd === undefined || !/^[.!]$/.test(stop.text) || words[0]!.pos === "PRON") return undefined;
  const group = verbGroupAt(words, subjectEnd);
  if (!group || group.passive) return undefined;
  const verb = words[group.last]!;
  const modal = group.first !== group.last ? words[group.first]! : undefined;
  if (!transitive.has(verb.lemma) || (modal && (!isModal(modal) || group.last !== group.first + 1))) return undefined;
  const objectEnd = wholePhrase(words, group.last + 1);
  if (objectEnd !== words.length - 1) return undefined;
  const object = words.slice(group.last + 1, objectEnd);
  if (object[0]!.pos === "PRON" || object.some((word) => reflexive.has(word.lower))) return undefined;
  if (["its", "their", "his", "her"].includes(object[0]!.lower) || words[0]!.lower === "this") return undefined;
  if (verb.lower === verb.lemma && !modal && !isPlural(words[subjectEnd - 1]!)) return undefined;
  const plural = isPlural(object.at(-1)!) || object.some((word) => word.lower === "and");
  const forms = formsOf(verb.lower, verb.lemma);
  const past = !modal && forms.includes("ed");
  const be = modal ? `${modal.text} be` : past ? (plural ? "were" : "was") : plural ? "are" : "is";
  const subject = lowerFirst(words[0]!, text.slice(words[0]!.start, words[subjectEnd - 1]!.end));
  const from = { start: words[0]!.start, end: stop.start };
  const objectText = text.slice(object[0]!.start, object.at(-1)!.end);
  return {
    parts: [{ ...from, after: `${capitalize(objectText)} ${be} ${verbForm(verb.lemma, "en")} by ${subject}` }],
  };
}

const reflexive = new Set(["itself", "themselves", "himself", "herself", "each"]);

/** A phrase without a quantity or a negation, whose reach a turn could change. */
function wholePhrase(words: readonly Word[], from: number): number | undefined {
  let end = nounPhraseEnd(words, from);
  if (end === undefined) return undefined;
  // What hangs on the noun goes with it.
  for (let links = 0; links < 3 && hanging.has(words[end]?.lower ?? ""); links++) {
    const next = nounPhraseEnd(words, end + 1);
    if (next === undefined || words[end + 1]!.pos === "PRON") break;
    end = next;
  }
  const phrase = words.slice(from, end);
  return phrase.some((word) => quantities.has(word.lower)) ? undefined : end;
}

const hanging = new Set("of in for on from between with among across".split(" "));

const quantities = new Set(
  "no all every each many few some any most several both either neither only nobody nothing everyone someone none".split(
    " ",
  ),
);

function lowerFirst(word: Word, phrase: string): string {
  return word.pos === "PROPN" || word.text === "I" ? phrase : phrase[0]!.toLowerCase() + phrase.slice(1);
}

const objectForms: Readonly<Record<string, string>> = { they: "them", he: "him", she: "her", we: "us", i: "me" };

/** "The bridge was destroyed by the storm." becomes "The storm destroyed the bridge." */
function toActive({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const subjectEnd = wholePhrase(words, 0);
  if (subjectEnd === undefined || !/^[.!]$/.test(stop.text)) return undefined;
  const group = verbGroupAt(words, subjectEnd);
  if (!group?.passive || words[group.last + 1]?.lower !== "by") return undefined;
  const agentFrom = group.last + 2;
  const agentEnd = wholePhrase(words, agentFrom);
  if (agentEnd !== words.length - 1 || words[agentFrom]!.pos === "PROPN" || words[agentFrom]!.pos === "NUM")
    return undefined;
  const agent = words.slice(agentFrom, agentEnd);
  const head = agent.at(-1)!;
  if (head.pos !== "NOUN" || times.has(head.lemma) || ["its", "their", "his", "her"].includes(agent[0]!.lower))
    return undefined;
  const verb = words[group.last]!;
  const first = words[group.first]!;
  const modal = isModal(first);
  if (group.last - group.first !== (modal ? 2 : 1)) return undefined;
  if (!modal && !formsOfBe.has(first.lower)) return undefined;
  const plural = isPlural(head) || agent.some((word) => word.lower === "and");
  const past = first.lower === "was" || first.lower === "were";
  const form = modal || (!past && plural) ? "base" : past ? "ed" : "s";
  const active = `${modal ? `${first.text} ` : ""}${verbForm(verb.lemma, form)}`;
  const subjectText = text.slice(words[0]!.start, words[subjectEnd - 1]!.end);
  const object = objectForms[words[0]!.lower] ?? lowerFirst(words[0]!, subjectText);
  const agentText = text.slice(agent[0]!.start, head.end);
  return {
    parts: [{ start: words[0]!.start, end: stop.start, after: `${capitalize(agentText)} ${active} ${object}` }],
  };
}

const times = new Set(
  "january february march april may june july august september october november december end year day time week month morning night noon midnight deadline hand law default mistake chance".split(
    " ",
  ),
);
