import { formsOf } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Says that what someone does beside something else happens at the same time. */
export const whileDoing: Rule = {
  id: "while-doing",
  summary: "The second action has a link of its own.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const linked = link(context);
    return linked ? [linked] : [];
  },
};

const people = new Set(["i", "he", "she", "we", "they"]);
/** What one does while one does something else. */
const actions = new Set(
  `hold carry wear look stare watch listen smile laugh hum sing whisper clutch grip wave wipe rub stroke scan run try tap
  twirl chew sip lean grin shake nod stroll walk clasp drum play talk chat wonder think dream gaze glance search rummage`.split(
    /\s+/,
  ),
);

function link({ words }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const first = words[0]!;
  if (!/^[.!]$/.test(stop.text)) return undefined;
  const commas = words.flatMap((word, i) =>
    word.pos === "PUNCT" && word.text !== "-" && i < words.length - 1 ? [i] : [],
  );
  const comma = commas[0];
  if (commas.length !== 1 || comma === undefined || words[comma]!.text !== ",") return undefined;
  const verb = words[comma + 1]!;
  if (verb.pos !== "VERB" || !actions.has(verb.lemma) || !formsOf(verb.lower, verb.lemma).includes("ing"))
    return undefined;
  if (!people.has(first.lower) && !(first.lower === "the" && isPersonNoun(words[1]!))) return undefined;
  const group = verbGroupAt(words, first.lower === "the" ? 2 : 1);
  if (!group || group.first !== group.last || words[group.last]!.lemma === "be" || group.tense === "modal")
    return undefined;
  if (words.slice(0, comma).some(({ lower }) => ["and", "but", "while", "as", "who", "that", "not"].includes(lower)))
    return undefined;
  return { parts: [{ start: words[comma]!.start, end: words[comma]!.end, after: " while" }] };
}
