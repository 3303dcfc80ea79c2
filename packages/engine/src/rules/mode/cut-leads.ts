import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { type Rule, replace } from "../rule.ts";
import { isIdle } from "./idle.ts";

/** Offers phrases that open a sentence and that it holds without: by what means, besides what, as what. */
export const cutLeads: Rule = {
  id: "cut-leads",
  modes: ["shorten"],
  summary: "The sentence is whole without its opening.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words } = context;
    const comma = words.findIndex(({ text }) => text === ",");
    if (comma < 2 || comma > 16 || warnsOrBinds(context.words)) return [];
    const lead = words.slice(0, comma);
    const start = words[comma + 1];
    if (!start || !opens(lead) || !isIdle([{ ...lead[0]!, text: lead[0]!.lower }, ...lead.slice(1)])) return [];
    // "By using it, they": who is meant stands in the opening.
    if (start.pos === "PRON" && !/^(?:you|we)$/.test(start.lower)) return [];
    if (!clauseAt(words, comma + 1, words.length)) return [];
    return [replace(lead[0]!.start, start.start, "")];
  },
};

function opens(lead: readonly Word[]): boolean {
  const [first, second, third] = lead.map(({ lower }) => lower);
  switch (first) {
    case "by":
    case "through":
      return /ing$/.test(second ?? "");
    case "in":
      return second === "addition" && third === "to";
    case "along":
    case "together":
      return second === "with";
    case "beyond":
    case "besides":
      return true;
    case "from":
      return lead.some(({ lower }) => lower === "to");
    case "with":
      return /^(?:its|their|our|your)$/.test(second ?? "");
    default:
      return false;
  }
}
