import type { Sentence } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import type { Mode } from "../options.ts";
import type { Proposal, Rule } from "../rules/rule.ts";
import { breaksCompany, type Judges } from "./collocate.ts";
import { isEcho } from "./echo.ts";
import { pickWording } from "./pick.ts";
import { readsWorse } from "./refuse.ts";
import { lowersRegister } from "./register.ts";
import { isAskedFor } from "./strength.ts";

/** Returns the best one of a proposal's wordings; undefined if all are refused. */
export function chooseWording(
  judges: Judges,
  text: string,
  sentence: Sentence,
  rule: Rule,
  proposal: Proposal,
  mode: Mode,
  seed: number,
): readonly Part[] | undefined {
  const good = wordingsFor(judges, text, sentence, rule, proposal, mode);
  return good.length === 0 ? undefined : pickWording(judges, text, sentence, good, seed);
}

/** Returns the wordings of a proposal that are formal enough, repeat no word, read well and collocate. */
export function wordingsFor(
  judges: Judges,
  text: string,
  sentence: Sentence,
  rule: Rule,
  { parts, others = [] }: Proposal,
  mode: Mode,
): (readonly Part[])[] {
  const all = [parts, ...others].filter(
    (wording) => isAskedFor(rule) || !lowersRegister(judges, sentence, wording, mode),
  );
  if (rule.stage !== "wording") return all;
  const fitting = all.filter((wording) => !isEcho(text, wording, rule));
  // Words that a mode asks for are rarer, or plainer, than the model expects.
  if (isAskedFor(rule)) return fitting;
  return fitting.filter(
    (wording) =>
      !readsWorse(judges.languageModel, text, sentence, wording) && !breaksCompany(judges, sentence, wording),
  );
}
