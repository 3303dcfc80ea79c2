import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { warnsOrBinds, weighsFigures } from "../../grammar/topics.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Proposal, Rule } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";
import { isIdle, isLight } from "./idle.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops an opening phrase that only points back or sets a scene that every reader knows. */
export const shortenLeads: Rule = {
  id: "shorten-leads",
  modes: ["shorten"],
  summary: "The sentence begins where it has something to say.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words, text } = context;
    const comma = words.findIndex(({ text }) => text === ",");
    if (comma < 2 || comma > 16 || warnsOrBinds(context.words) || weighsFigures(context.words)) return [];
    const lead = words.slice(0, comma);
    const [first, ...rest] = lead;
    const light = [{ ...first!, text: first!.lower }, ...rest];
    if (!(isIdle(light) && opensIdly(lead)) && !(isLight(light) && isEmpty(lead))) return [];
    const start = words[comma + 1];
    // What an author does by presenting something is the point; how you can reach what you want is not.
    if (doing.has(first!.lower) && start?.lower !== "you" && start?.lower !== "we") return [];
    if (
      !start ||
      !clauseAt(words, comma + 1, words.length) ||
      rest.some(({ pos }) => pos === "CCONJ" && first!.lower === "as")
    )
      return [];
    const kept: Proposal = {
      parts: [{ start: first!.start, end: start.end, after: capitalize(text.slice(start.start, start.end)) }],
    };
    return [kept];
  },
};

const doing = set("by through in");
const changing = set("continue evolve grow advance progress navigate develop strive delve explore look embark move");
const lasting = set("continue unfold evolve progress");
const groups = set(
  "world society technology we i humanity city cities landscape market industry business businesses people demand field policymakers",
);
const backward = set("these this such so");

function opensIdly(lead: readonly Word[]): boolean {
  const [first, second, third] = lead.map(({ lower }) => lower);
  const verb = lead.slice(1).find(({ pos }) => pos === "VERB");
  switch (first) {
    case "by":
    case "through":
    case "in":
      return /ing$/.test(second ?? "") && backward.has(third ?? "");
    case "if":
      return second === "you" && lead.length < 8 && backward.has(lead[3]?.lower ?? "") && soft.has(third ?? "");
    case "with":
      if (second === "this" || second === "that" || second === "these")
        return lead.some(({ lower }) => lower === "mind");
      return ["its", "their", "his", "her"].includes(second ?? "") && lead.length > 3 && !verb;
    case "as":
      if (lead.length < 6 && lasting.has(verb?.lemma ?? "") && !verb!.lower.endsWith("ed")) return true;
      return (
        changing.has(verb?.lemma ?? "") &&
        lead.slice(1, 4).some(({ lemma, lower }) => groups.has(lemma) || groups.has(lower))
      );
    case "to":
      return tackling.has(second ?? "") && lead.length < 6 && backward.has(third ?? "");
    case "given":
    case "considering":
      return lead.length < 4 && /^(?:this|these|such)$/.test(second ?? "");
    case "looking":
      return /^(?:ahead|forward)$/.test(second ?? "") && lead.length === 2;
    case "whether":
      return second === "you" || second === "it";
    default:
      return false;
  }
}

const tackling = set("address tackle solve mitigate overcome combat counter counteract remedy resolve fix ease handle");

const opening = set("as in with given through amid");

/** A lead that speaks of nothing but the world, its growth and its challenges. */
function isEmpty(lead: readonly Word[]): boolean {
  const [first, second] = lead.map(({ lower }) => lower);
  if (lead.length < 4 || !opening.has(first ?? "") || lead.some(({ lower }) => settings.has(lower))) return false;
  if (first === "as" && (second === "a" || second === "an" || second === "with")) return false;
  const content = lead.filter(({ pos }) => pos === "NOUN" || pos === "VERB" || pos === "ADJ" || pos === "ADV");
  return content.length > 1 && content.every(({ lemma, lower }) => emptyWords.has(lemma) || emptyWords.has(lower));
}

/** What makes a lead a condition, an addition or a date. */
const settings = set("addition case end beginning year years day days right proper enough order short long other same");

const soft = set("follow adopt implement embrace apply use keep combine consider understand");
