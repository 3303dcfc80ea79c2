import { modeProfiles } from "../choose/modes.ts";
import type { Sentence } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import type { Engine } from "../engine.ts";
import { maskKept } from "../protect/mask.ts";
import type { Kept, Mode } from "../report/report.ts";
import { proposalsOf } from "../rules/propose.ts";
import { boldest, type Context, type Rule, type Stage } from "../rules/rule.ts";

/** What rules would write in a stretch of prose. */
export interface RuleChange {
  readonly parts: readonly Part[];
  readonly reason: string;
  readonly stage: Stage;
}

/** Everything that the rules propose for a stretch of prose, each by itself; not all of it reads well. */
export function ruleChanges(
  { tag }: Pick<Engine, "tag">,
  text: string,
  kept: readonly Kept[],
  rules: readonly Rule[],
  mode: Mode,
): RuleChange[] {
  const sentences = tag(maskKept(text, kept));
  return sentences.flatMap((_, i) => {
    const found = proposalsOf(rules, rules, contextOf(text, sentences, i, mode), () => boldest);
    return rules.flatMap((rule) =>
      found(rule).flatMap(({ parts, others = [], reason = rule.summary }) =>
        [parts, ...others].map((wording) => ({ parts: wording, reason, stage: rule.stage })),
      ),
    );
  });
}

function contextOf(text: string, sentences: readonly Sentence[], i: number, mode: Mode): Context {
  const sentence = sentences[i]!;
  return {
    text,
    sentence,
    words: sentence.words,
    previous: sentences[i - 1],
    next: sentences[i + 1],
    afterGap: false,
    mode,
    ahead: "",
    inList: false,
    said: new Map(),
    number: i,
    casual: modeProfiles[mode].contractions !== false,
    pick: (choices) => choices[0]!,
  };
}
