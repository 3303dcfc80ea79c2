import type { DamagedPlace } from "./pro/damaged-answers.ts";
import type { Results } from "./results.ts";
import type { Safety } from "./safety.ts";

/** Returns the possible errors that a person should read before trusting the figures, as plain text. */
export function suspicionsOf({ engines, modes, alternatives, readings, pro }: Results): string {
  const section = (title: string, cases: readonly string[]): string =>
    cases.length === 0 ? "" : `# ${title}: ${cases.length}\n${cases.join("\n")}\n\n`;
  const safety = (where: string, found?: Safety): string =>
    found === undefined
      ? ""
      : section(`Protected spans, ${where}`, found.broken) +
        section(`Negations and modals, ${where}`, found.meaning) +
        section(`Grammar, ${where}`, found.grammar);
  return [
    ...engines.flatMap(({ name, references, corpora }) => [
      safety(`passages with references, ${name}`, references?.safety),
      safety(`machine texts, ${name}`, corpora?.machine),
      safety(`human texts, ${name}`, corpora?.human),
    ]),
    ...(modes ?? []).map(({ mode, lost, meaning }) => {
      return section(`Lost in mode ${mode}`, lost) + section(`Negations and modals in mode ${mode}`, meaning);
    }),
    section("Alternatives", alternatives?.suspicions ?? []),
    ...(readings?.kinds ?? []).map(({ kind, quotes }) => section(`Found wrong (${kind}) and still made`, quotes)),
    section("Damaged places, rules alone", reachedIn(pro?.damage, "rules")),
    section("Damaged places, second reader that always says faithful", reachedIn(pro?.damage, "liar")),
    section("Exchanged names", pro?.names.flatMap(({ description, reaches }) => (reaches ? [description] : [])) ?? []),
  ].join("");
}

function reachedIn(damage: readonly DamagedPlace[] | undefined, by: "rules" | "liar"): string[] {
  return damage?.flatMap(({ description, reaches }) => (reaches[by] ? [description] : [])) ?? [];
}
