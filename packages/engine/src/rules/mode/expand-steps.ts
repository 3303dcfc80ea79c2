import type { Word } from "../../document/document.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairsOf, set } from "./expand-tools.ts";

/** Names the step that an instruction is. */
export const expandSteps: Rule = {
  id: "expand-steps",
  modes: ["expand"],
  adds: true,
  summary: "The sentence says that this is a step, and which.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return stepAt(words) ?? [];
  },
};

const steps = pairsOf(
  "first=The_first_step_is_to firstly=The_first_step_is_to next=The_next_step_is_to finally=The_last_step_is_to lastly=The_last_step_is_to",
);
const instructions = set(`
  add adjust apply ask attach arrange bake beat blend boil bring build calculate call check choose clean clear click close
  collect combine compare connect cook copy cover create cut decide define describe determine divide download draw drag
  dry enter explain fill find fold follow gather get give go grab heat identify insert install lay list load measure mix
  multiply open pack paint peel pick place plan pour prepare preheat press print pull push put read record remove research
  rinse roll run save scrub season select send set sew shake simmer slice slide soak sort spread sprinkle start stir store
  subtract tap take tell test tie trim turn twist type unplug unscrew update upload use visit wait wash whisk wipe wrap write`);

/** "First, clean the brush." becomes "The first step is to clean the brush." */
function stepAt(words: readonly Word[]): Proposal[] | undefined {
  const [adverb, comma, verb, object] = words;
  const step = steps.get(adverb?.lower ?? "");
  if (!step || comma?.text !== "," || !verb || !object || words.at(-1)!.text !== ".") return undefined;
  if (!/^\p{Lu}/u.test(adverb!.text) || !instructions.has(verb.lower)) return undefined;
  if (!["DET", "PRON", "ADP", "ADJ", "NUM", "NOUN"].includes(object.pos)) return undefined;
  // A clause of its own later in the sentence is no part of the infinitive.
  if (words.slice(3).some(({ lower, text }) => outside.has(lower) || /^[;:—]$/.test(text))) return undefined;
  return [{ parts: [{ start: adverb!.start, end: comma.end, after: step }] }];
}

const outside = set("you we i they he she then will can may should must is are this these do not");
