import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Rule, replace } from "../rule.ts";
import { arguing, contrasting, mayGo } from "./dispensable.ts";
import { noveltyOf } from "./novelty.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops sentences that say again what the text has said, or nothing but praise. */
export const shortenSentences: Rule = {
  id: "shorten-sentences",
  modes: ["shorten"],
  summary: "The text has said this already, or is complete without it.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { sentence, previous, next, text } = context;
    if (context.inList || context.afterGap || !mayGo(context) || !isIdleHere(context)) return [];
    const [start, end] = previous ? [previous.end, sentence.end] : [sentence.start, next!.start];
    return text.slice(start, end).includes("\n") ? [] : [replace(start, end, "")];
  },
};

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
  // "In the end, he took her advice": how a story ends.
  if (/^in the end\b/i.test(own) && words.some((_, i) => verbGroupAt(words, i)?.tense === "past")) return false;
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
