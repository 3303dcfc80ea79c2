import { fixed, percent, table, whole } from "../table.ts";
import type { DamagedPlace } from "./damaged-answers.ts";
import type { ProFigures } from "./measure-pro.ts";
import { labels } from "./model-answers.ts";
import type { Share } from "./used-answers.ts";

/** Returns the page's section on Humanize Pro's checks. */
export function proSection({ passages, cutOtherwise, used, damage, sari }: ProFigures): string[] {
  const left = cutOtherwise > 0 ? ` This version cuts ${cutOtherwise} others otherwise; they are left out.` : "";
  return [
    "## Humanize Pro's checks",
    `Answers to Pro's prompts for ${passages} passages, written by hand as good models would write them: **a** at level 7 by a ` +
      "careful writer, **b** at level 10 by a freer one. A strict reader labelled each sentence. A script in the model's place " +
      `gives each answer once, and nothing where a sentence is asked for again.${left}`,
    table(
      ["Sentences", "Words", "Used, second reader by labels", "Used, rules alone"],
      (["a", "b"] as const).flatMap((writer) =>
        labels.map((label) => {
          const { reader, rules } = used[writer];
          return [`${writer}, ${label}`, whole(reader[label].words), shown(reader[label]), shown(rules[label])];
        }),
      ),
    ),
    "Damaged answers have one place each that says something else. How many of these places reach the result:",
    table(
      ["Damage", "Places", "Second reader that finds them", "Rules alone", "Second reader that always says faithful"],
      [...kindsOf(damage), ["all", damage] as const].map(([kind, places]) => [kind, ...counts(places)]),
    ),
    `SARI on the same passages: the answers of **a** as they are ${fixed(sari.answers)}, Humanize Lite ${fixed(sari.lite)}, ` +
      `Humanize Pro with these answers ${fixed(sari.pro)}.`,
    "In the place of each name in **a**, marked or not, a name of another passage is put, one at a time, before the second " +
      "reader that always says faithful. A plain request is Pro's first one for a passage and its answer; four characters are a token.",
  ];
}

function shown({ used, words }: Share): string {
  return percent(words === 0 ? null : used / words, 1);
}

function kindsOf(damage: readonly DamagedPlace[]): (readonly [string, readonly DamagedPlace[]])[] {
  return [...Map.groupBy(damage, ({ kind }) => kind)].sort(([one], [other]) => one.localeCompare(other));
}

function counts(places: readonly DamagedPlace[]): string[] {
  const reached = (by: keyof DamagedPlace["reaches"]): string =>
    whole(places.filter(({ reaches }) => reaches[by]).length);
  return [whole(places.length), reached("reader"), reached("rules"), reached("liar")];
}
