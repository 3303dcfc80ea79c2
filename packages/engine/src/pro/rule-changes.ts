import { modeProfiles } from "../choose/mode-profiles.ts";
import type { Part } from "../document/draft.ts";
import type { Engine } from "../engine.ts";
import type { Mode } from "../options.ts";
import { maskKept } from "../protect/mask.ts";
import type { Kept } from "../report/report.ts";
import { contextAt, proposalsOf } from "../rules/propose.ts";
import { boldest, type Rule, type Stage } from "../rules/rule.ts";

/** A change that a rule proposes for a stretch of prose. */
export interface RuleChange {
  readonly parts: readonly Part[];
  readonly reason: string;
  readonly stage: Stage;
}

/** Returns all that the rules propose for a stretch of prose, each by itself, checked or not. */
export function ruleChanges(
  { tag }: Pick<Engine, "tag">,
  text: string,
  kept: readonly Kept[],
  rules: readonly Rule[],
  mode: Mode,
): RuleChange[] {
  const sentences = tag(maskKept(text, kept));
  const manner = { mode, casual: modeProfiles[mode].contractions !== false };
  return sentences.flatMap((_, i) => {
    const found = proposalsOf(rules, rules, contextAt(text, sentences, i, manner), () => boldest);
    return rules.flatMap((rule) =>
      found(rule).flatMap(({ parts, others = [], reason = rule.summary }) =>
        [parts, ...others].map((wording) => ({ parts: wording, reason, stage: rule.stage })),
      ),
    );
  });
}
