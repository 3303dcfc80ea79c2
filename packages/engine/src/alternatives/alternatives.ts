import type { Engine } from "../engine.ts";
import type { Mode } from "../report/report.ts";
import { rewrite } from "../rewrite.ts";
import { paraphrases } from "../rules/list.ts";

export interface AlternativesOptions {
  /** Default "standard". */
  readonly mode?: Mode;
  /** Default 1. */
  readonly seed?: number;
}

const most = 5;

/**
 * Up to five other ways to say a sentence, best first: all different from each other and from it. Each comes from the
 * same rules and passed the same checks as a rewrite.
 */
export function alternatives(engine: Engine, sentence: string, options: AlternativesOptions = {}): string[] {
  const { mode = "standard", seed = 1 } = options;
  const free = { ...engine, rules: [...engine.rules, ...paraphrases] };
  const attempts = [
    () => rewrite(engine, sentence, { mode, level: 10, seed }),
    () => rewrite(free, sentence, { mode, level: 10, seed }),
    ...[1, 2, 3, 4].map((step) => () => rewrite(free, sentence, { mode, level: 10, seed: seed + step })),
    () => rewrite(engine, sentence, { mode, level: 5, seed }),
    () => rewrite(free, sentence, { mode, level: 3, seed }),
  ];
  const found = new Set<string>();
  for (const attempt of attempts) {
    if (found.size >= most) break;
    const { text } = attempt();
    if (text !== sentence) found.add(text);
  }
  return [...found];
}
