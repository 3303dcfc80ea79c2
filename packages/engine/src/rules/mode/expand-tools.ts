import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";

/** The words of a list that is written with blanks between them. */
export const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Pairs written "word=other word=other", with "_" for a blank. */
export const pairsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.replaceAll("_", " ").split("=") as [string, string]),
  );

/** A proposal that only adds. */
export function insert(at: number, after: string): Proposal {
  return { parts: [{ start: at, end: at, after }] };
}

/** Whether the last finite verb before a word is in the past; a modal verb counts as present. */
export function tenseBefore(words: readonly Word[], to: number): "past" | "present" | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (group) return group.tense === "past" ? "past" : "present";
  }
  return undefined;
}

/** Two nouns that are said together as one thing. */
export const pairs: ReadonlySet<string> = new Set(
  `research development,trial error,peace quiet,pros cons,supply demand,terms conditions,bread butter,salt pepper,law order
  ins outs,food drink,cause effect,wear tear,health safety,time effort,time energy,time money,profit loss,bed breakfast
  fish chips,rock roll,gas oil,oil gas,science technology,arts crafts,arts sciences,food beverage,food beverages
  men women,boys girls,ups downs,do don,friends family,family friends,goods services,products services,rules regulations
  policies procedures,mergers acquisitions,questions answers,life death,day night,mind body,body mind,hopes dreams
  sights sounds,ladies gentlemen,diversity inclusion,equity inclusion,blood sweat,heart soul,flora fauna,strengths weaknesses
  advantages disadvantages,costs benefits,risks benefits,black white,arm leg,cast crew,art architecture,peace harmony,mother father,husband wife,brothers sisters`
    .split(/[,\n]/)
    .map((pair) => pair.trim()),
);

/** Nouns that "it" can stand for. */
export const inanimate =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ology|ture|ship|age)$|^(?:system|tool|model|program|programme|platform|method|approach|company|city|town|house|book|film|movie|study|paper|theory|plan|idea|project|game|car|device|machine|product|service|website|app|song|story|novel|article|law|rule|work|world|school|university|team)$/;
