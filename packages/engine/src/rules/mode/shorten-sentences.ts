import type { Sentence, Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Rule, replace } from "../rule.ts";
import { binding, statistical } from "./guards.ts";
import { noveltyOf } from "./novelty.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops sentences that say again what the text has said, or nothing but praise. */
export const shortenSentences: Rule = {
  id: "shorten-sentences",
  summary: "The text has said this already, or is complete without it.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { sentence, previous, next, text } = context;
    if (context.inList || context.afterGap || !mayGo(context) || !isIdleHere(context)) return [];
    const [start, end] = previous ? [previous.end, sentence.end] : [sentence.start, next!.start];
    return text.slice(start, end).includes("\n") ? [] : [replace(start, end, "")];
  },
  examples: [
    {
      before: "The ferry carries cars over the river. It runs all night. This makes it a great choice for everyone.",
      after: "The ferry carries cars over the river. It runs all night.",
    },
    {
      before: "Bees need flowers near the hive. They drink from shallow water. In short, bees need flowers and water.",
      after: "Bees need flowers near the hive. They drink from shallow water.",
    },
    {
      before: "The old mill grinds corn for three farms. One night people found the great wheel broken and useless.",
      after: "The old mill grinds corn for three farms. One night people found the great wheel broken and useless.",
    },
    {
      before: "The old mill grinds corn. The results of the study show that the mill is a good choice for people.",
      after: "The old mill grinds corn. The results of the study show that the mill is a good choice for people.",
    },
    {
      before:
        "The old mill grinds corn for three farms. In this article, we will explore its history. The wheel broke.",
      after: "The old mill grinds corn for three farms. The wheel broke.",
    },
    {
      before:
        "Old boats need care. For example, tar keeps the water out of the wood. Owners paint the hulls before summer.",
      after: "Old boats need care. Owners paint the hulls before summer.",
    },
    {
      before: "Old boats need care. For example, a boat may leak. This ruins the cargo.",
      after: "Old boats need care. For example, a boat may leak. This ruins the cargo.",
    },
    {
      before: "The ferry carries cars over the river. This makes it a great choice. It runs all night.",
      after: "The ferry carries cars over the river. This makes it a great choice. It runs all night.",
    },
    {
      before: "Bees need flowers near the hive. In short, honest farmers plant clover along roads.",
      after: "Bees need flowers near the hive. In short, honest farmers plant clover along roads.",
    },
    {
      before: "The ferry carries cars. It runs all night. Then it carries goats and people at night.",
      after: "The ferry carries cars. It runs all night. Then it carries goats and people at night.",
    },
    {
      before: "The ferry carries cars. They make life easy for everyone in the town. They pay one coin at night.",
      after: "The ferry carries cars. They pay one coin at night.",
    },
    {
      before: "The ferry carries cars. While it is good for people, it remains a challenge for the environment.",
      after: "The ferry carries cars. While it is good for people, it remains a challenge for the environment.",
    },
    {
      before: "The possibilities are endless for everyone.",
      after: "The possibilities are endless for everyone.",
    },
    {
      before: "Bees need flowers near the hive. The hive is not near any flowers that bees need.",
      after: "Bees need flowers near the hive. The hive is not near any flowers that bees need.",
    },
    {
      before: "The bread is dark. Thank you for all your help and support!",
      after: "The bread is dark. Thank you for all your help and support!",
    },
  ],
};

/** What an opening word points back at must stay. */
const pointing = set(`
  this these it its they their them such that those he she his her him here there so thus therefore hence however but
  yet still instead also and or nor then another other others both neither either only even same conversely consequently
  similarly likewise otherwise nevertheless nonetheless meanwhile too again rather accordingly regardless despite
`);
const pointingPhrases =
  /^(?:for (?:example|instance)|in (?:contrast|turn|fact|other words|addition)|on the (?:other|contrary)|as (?:a result|such)|by (?:contrast|doing)|because of|with (?:this|that|these)|to (?:this|that) end|the (?:former|latter|first|second|third)|after (?:this|that)|one |first|second|some |to do)\b/i;

/** What opens a sentence that sums the text up. */
const closing =
  /^(?:in (?:conclusion|summary|short|essence|closing|sum)|overall|ultimately|to (?:sum up|conclude|summarize)|all in all|in the end|by \w+ing\b|with (?:its|their|the right)\b)/i;
/** What tells the reader what the text is going to do. */
const announcing =
  /^(?:in this (?:article|essay|post|blog post|guide|section|paper|report|piece|blog|chapter|overview|discussion),? (?:we|i|you)(?: will|['’]ll)\b|let['’]s (?:explore|dive|delve|take a (?:closer )?look|look at)\b|here (?:are|is) (?:some|a few|several) (?:reasons|ways|tips)\b|(?:this (?:article|essay|post|guide|section|blog) (?:will|explores|delves|aims|examines|discusses)))/i;

/** What opens an example or a second wording of the sentence before. */
const illustrating = /^(?:for (?:example|instance)|in other words|simply put|put simply|to put it simply),/i;
const reporting =
  /\b(?:we|authors?) (?:\p{L}+ )?(?:demonstrate|validate|show|find|confirm|propose|present|analy[sz]e|observe|conclude)/iu;
/** In an example these tell what was said and done, or deny. */
const telling = set(
  "said says told wrote not n't no never must shall unless except i me my we our please warning danger",
);

/** Words by which a sentence reasons, limits, asks or promises: it is there for that. */
const arguing = set(`
  because since although though unless until if whereas however but yet except not n't no never none nothing
  nobody neither nor without instead despite must shall should cannot unlike rather
  noted added explained stated propose proposes present presents introduce i'm i've i'll i'd we've
  include includes including involve involves types kinds two-part consist consists called defined
  results findings study studies paper experiments research hypothesis abstract single
  dear sincerely regards thank thanks please sorry congratulations apologize forward i me my mine said says told
  asked wrote argued argues claims claimed according believe hypothesis warning caution danger risk
  hundred thousand million billion percent two three four five six seven eight nine ten dozen
`);

function mayGo({ words, previous, next, sentence, text, number, ahead }: Context): boolean {
  const site = { words, from: 0, to: 0, slots: [], context: undefined as never };
  if (number === 0 || words.length < 6 || !/^[.!]$/.test(words.at(-1)!.text) || !(previous ?? next)) return false;
  if (!/^\p{Lu}/u.test(words[0]!.text) || /["“”:;()[\]*_`]|\d/.test(text.slice(sentence.start, sentence.end)))
    return false;
  if (previous && !/[.!?]$/.test(previous.words.at(-1)!.text)) return false;
  if (binding(site) || statistical(site)) return false;
  // A name or an abbreviation is a fact by itself.
  if (
    words.some(
      ({ text, lower }, i) => i > 0 && /^\p{Lu}/u.test(text) && lower !== "i" && !/^[.,]$/.test(words[i - 1]!.text),
    )
  )
    return false;
  if (previous?.words.at(-1)?.text === "?" || counting.has(words[0]!.lower)) return false;
  if (next) return isSameSubject(words[0]!, next.words[0]!) || !pointsBack(next, text);
  const word = /^\p{L}+/u.exec(ahead)?.[0].toLowerCase();
  if (contrasting.test(ahead)) return true;
  return word === undefined || !(pointing.has(word) || pointingPhrases.test(ahead));
}

/** What sets a paragraph against the one before: not against a last sentence that tells nothing. */
const contrasting =
  /^(?:however|but|yet|still|on the other|in contrast|meanwhile|moreover|furthermore|additionally|finally|next)\b/i;

/** What opens a concession, or a sentence about a part of many, which the next may set against the others. */
const counting = set("and while one some most many few several two three both each");

/** "They" after "They": both point at what came before the two. */
function isSameSubject(one: Word, other: Word): boolean {
  return one.lower === other.lower && /^(?:it|they|he|she)$/.test(one.lower);
}

function pointsBack({ words, start, end }: Sentence, text: string): boolean {
  const opening = text.slice(start, end);
  if (pointing.has(words[0]!.lower) || pointingPhrases.test(opening) || /^["“(]/.test(opening)) return true;
  // "By doing so, it": the subject behind an opening phrase points back too.
  const comma = words.slice(0, 9).findIndex(({ text }) => text === ",");
  return comma > 0 && pointing.has(words[comma + 1]?.lower ?? "");
}

function isIdleHere(context: Context): boolean {
  const { words, sentence, text, previous, next } = context;
  const own = text.slice(sentence.start, sentence.end);
  if (announcing.test(own)) return next !== undefined;
  if (illustrating.test(own))
    return (
      previous !== undefined &&
      !/^(?:additionally|moreover|furthermore)$/.test(next?.words[0]?.lower ?? "") &&
      !words.some(({ lower }) => telling.has(lower))
    );
  // What authors and people did or propose is their point.
  if (words[0]!.lower === "we" || words[0]!.lower === "our" || reporting.test(own)) return false;
  const closes = closing.test(own);
  if (!previous && !(closes && next)) return false;
  if (words.some(({ lower }) => arguing.has(lower))) return false;
  if (words[0]!.pos === "VERB") return false;
  const { share, fresh, empty } = noveltyOf(words, context, closes ? Number.POSITIVE_INFINITY : 12);
  if (!next && contrasting.test(context.ahead) && (fresh > 2 || empty < 0.5)) return false;
  const sumsUp = words.length < 14 ? fresh === 0 : share <= 0.36 && fresh <= 5;
  if (closes) return /^by\b/i.test(own) ? !next && share <= 0.2 && fresh <= 2 : sumsUp;
  if (words.some(({ lower }) => stepping.has(lower))) return false;
  // A past tense tells what happened.
  if (fresh > 0 && words.some((_, i) => verbGroupAt(words, i)?.tense === "past")) return false;
  if (words.length < 9) return fresh === 0 && empty >= 0.5;
  if (next) return share <= 0.34 && fresh <= 4 && empty >= 0.3;
  if (concluding.has(words[0]!.lower)) return share <= 0.4 && fresh <= 5;
  return share <= 0.4 && fresh <= 5 && empty >= 0.25;
}

/** Words by which a sentence takes a further step of a story, a case or a list. */
const stepping = set("next another first second third last lastly sometimes case finally then idea");
/** What opens a paragraph's last sentence that only draws its conclusion. */
const concluding = set("therefore thus so hence consequently");
