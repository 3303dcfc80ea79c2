import type { Word } from "../../document/document.ts";
import { mainClause } from "../../grammar/clause.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const comments = set(`
  highlighting underscoring showcasing emphasizing emphasising reflecting exemplifying symbolizing signifying
  solidifying cementing stressing reinforcing illustrating`);

/** What a mere comment speaks of. */
const judged = set(`
  importance significance value need commitment dedication potential power versatility resilience beauty richness charm
  complexity role legacy relevance spirit diversity appeal status reputation place position determination strength`);

const impressions = set("leaving adding");
const impressed = set("impression mark legacy charm appeal allure experience atmosphere beauty touch");

const markers = set(`
  not no never none nobody nothing neither nor without hardly barely rarely seldom unless except must shall may should
  can could might would will only all every each few most least half twice almost nearly always sometimes often usually
  about if when because although while that which who but , : ; ( — – than`);

/** Drops a tail that only says how important or fine the thing before it is. */
export const shortenTails: Rule = {
  id: "shorten-tails",
  modes: ["shorten"],
  summary: "The sentence has said it; its tail only comments.",
  stage: "frame",
  level: 7,
  propose: (context) => {
    const { words } = context;
    if (words.length < 10 || words.at(-1)!.text !== "." || warnsOrBinds(context.words) || weighsFigures(context.words))
      return [];
    return words.flatMap((_, i) => dropTail(words, i) ?? []);
  },
};

function dropTail(words: readonly Word[], comma: number): Proposal | undefined {
  if (words[comma]!.text !== "," || comma < 5) return undefined;
  let verb = comma + 1;
  while (words[verb]?.pos === "ADV") verb++;
  const opener = words[verb]?.lower ?? "";
  const nouns = comments.has(opener) ? judged : impressions.has(opener) ? impressed : undefined;
  const tail = words.slice(verb + 1, -1);
  if (!nouns || tail.length > 16 || !tail.slice(0, 5).some(({ lower }) => nouns.has(lower))) return undefined;
  if (tail.some((word) => markers.has(word.lower) || word.pos === "NUM" || /^[\p{Lu}\d]/u.test(word.text)))
    return undefined;
  if (!mainClause(words, 0, comma)) return undefined;
  return { parts: [{ start: words[comma]!.start, end: words.at(-1)!.start, after: "" }] };
}
