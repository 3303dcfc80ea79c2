import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { binding } from "./guards.ts";
import { isIdle, isLight } from "./idle.ts";
import { noveltyOf } from "./novelty.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Drops what a pair of commas, or a comma and the full stop, sets off from a sentence that is whole without it. */
export const shortenAsides: Rule = {
  id: "shorten-asides",
  summary: "The sentence is whole without this aside.",
  stage: "frame",
  level: 8,
  propose: (context) => {
    const { words } = context;
    const site = { words, from: 0, to: 0, slots: [], context };
    if (words.length < 9 || !/^[.!]$/.test(words.at(-1)!.text) || binding(site)) return [];
    const found: Proposal[] = [];
    found.push(...examplesAtEnd(words));
    for (let i = 1; i < words.length - 3; i++) {
      if (words[i]!.text !== "," && !isDash(words[i]!)) continue;
      const aside = tailAt(context, i) ?? (isDash(words[i]!) ? undefined : middleAt(words, i));
      if (!aside) continue;
      found.push(aside);
      i = words.findIndex(({ start }) => start >= aside.parts[0]!.end);
      if (i < 0) break;
    }
    return found;
  },
  examples: [
    {
      before: "The old ferry carries cars and bikes over the river, making life easier for families on both sides.",
      after: "The old ferry carries cars and bikes over the river.",
    },
    {
      before: "The bakery sells dark bread at the market, which has a thick and tasty crust.",
      after: "The bakery sells dark bread at the market.",
    },
    {
      before: "The old ferry, which has a quiet charm of its own, carries cars over the river.",
      after: "The old ferry carries cars over the river.",
    },
    {
      before: "The old ferry, a boat of great charm, carries cars over the river.",
      after: "The old ferry carries cars over the river.",
    },
    {
      before: "The choir, known for its warm sound, sang under the bridge for an hour.",
      after: "The choir sang under the bridge for an hour.",
    },
    {
      before: "The choir sang under the bridge for an hour, a testament to its love of the town.",
      after: "The choir sang under the bridge for an hour.",
    },
    {
      before: "The ferry carries cars over the river, making it easier for everyone who can pay to cross at night.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "The ferry carries cars over the river, whether you are a farmer or a guest.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "Marta stood on the quay in the rain, watching the lights grow small across the water.",
      after: "Marta stood on the quay in the rain, watching the lights grow small across the water.",
    },
    {
      before: "The mill trains its staff in many areas, including baking bread and mending tools.",
      after: "The mill trains its staff in many areas, including baking bread and mending tools.",
    },
    {
      before: "The ferry carries cars over the river, and it continues to help people every day.",
      after: "The ferry carries cars over the river.",
    },
    {
      before: "I saw the ferry from my hill, and it continues to help people every day.",
      after: "I saw the ferry from my hill, and it continues to help people every day.",
    },
    {
      before: "The ferry carries cars over the river, and it burns coal from the old mine.",
      after: "The ferry carries cars over the river, and it burns coal from the old mine.",
    },
    {
      before: "The ferry burns coal, which makes a lot of smoke. This smoke drifts over the town.",
      after: "The ferry burns coal, which makes a lot of smoke. This smoke drifts over the town.",
    },
    {
      before: "The price of a boat depends on several factors such as size and age.",
      after: "The price of a boat depends on several factors.",
    },
    {
      before: "Old boats, such as barges and ferries, carry sheep over the river.",
      after: "Old boats carry sheep over the river.",
    },
    {
      before: "The price of a boat depends on tar such as pitch or resin.",
      after: "The price of a boat depends on tar such as pitch or resin.",
    },
    {
      before: "Each barge has a net, ensuring that no farmer is left behind.",
      after: "Each barge has a net.",
    },
    {
      before: "The ferry carries cars over the river, so waiting helps no one.",
      after: "The ferry carries cars over the river, so waiting helps no one.",
    },
    {
      before: "The ferry carries cars over the river, making it slower unless the wind turns.",
      after: "The ferry carries cars over the river, making it slower unless the wind turns.",
    },
    {
      before: "He took his money and left the farm, opening a shop in the village.",
      after: "He took his money and left the farm, opening a shop in the village.",
    },
    {
      before: "The work on the farm includes feeding the hens, making butter, and mending the nets.",
      after: "The work on the farm includes feeding the hens, making butter, and mending the nets.",
    },
    {
      before: "The storm hit the coast at night, killing sheep and cows on the farms.",
      after: "The storm hit the coast at night, killing sheep and cows on the farms.",
    },
    {
      before: "The storm hit the coast at night, making it hard for 300 families to leave.",
      after: "The storm hit the coast at night, making it hard for 300 families to leave.",
    },
    {
      before: "The storm hit the coast at night, making it clear that nobody should stay.",
      after: "The storm hit the coast at night, making it clear that nobody should stay.",
    },
    {
      before: "While walking by the old river, making notes as he went, he saw the heron.",
      after: "While walking by the old river, making notes as he went, he saw the heron.",
    },
  ],
};

/** Participles that tell what a thing is good for or stands for, and not what happened. */
const soft = set(`
  making ensuring allowing enabling providing offering creating helping giving fostering promoting enhancing
  contributing adding showcasing preserving reinforcing driving demonstrating highlighting setting transforming
  instilling facilitating reflecting encouraging drawing playing serving bringing weaving capturing guiding marking
  improving leveraging maintaining keeping illustrating embodying incorporating catering inspiring blending signaling
  representing igniting influencing exploring painting mirroring engaging harnessing signifying granting inviting
  evoking reminding aiding permitting presenting defining cultivating ushering advancing equipping empowering
  challenging shaping strengthening supporting boosting underscoring emphasizing emphasising symbolizing symbolising
  exemplifying solidifying cementing stressing paving laying sparking fueling fuelling captivating immersing
  elevating enriching nurturing building deepening broadening expanding streamlining simplifying optimizing optimising
  revolutionizing revolutionising positioning ensuring rendering turning leaving earning evolving unlocking delivering
  balancing combining connecting complementing celebrating honoring honouring embracing acknowledging recognizing
  recognising appreciating relishing enjoying savoring admiring feeling lending imbuing infusing sharing
  leading reducing increasing minimizing minimising maximizing maximising preventing protecting diminishing
  watching waiting smiling laughing glancing gazing staring standing sitting looking thinking wondering nodding
  yearning basking reveling nestling glistening echoing dancing swaying twinkling shimmering savouring cherishing
  hindering complicating exacerbating impacting affecting improving easing simplifying accelerating raising limiting
  benefiting benefitting underlining stimulating motivating prompting rewarding treating dispelling amplifying
  intensifying hampering undermining eroding straining testing pushing moving marking lifting lowering
  facilitating mitigating safeguarding addressing tackling navigating reaching attracting resonating
  bridging uniting breathing raising casting shedding opening proving further adapting working striving
`);

/** Participles that tell what happened, how it was done or what is counted. */
const telling = set(`
  killing causing resulting forcing destroying saying telling including according depending regarding starting ranging
  using costing excluding following beginning ending becoming being having consisting totaling totalling meaning
  noting arguing claiming asserting suggesting stating adding citing assuming given barring notwithstanding winning
  losing arriving injuring wounding blocking closing during nothing something everything anything considering
  concerning requiring indicating violating knowing believing thinking hoping fearing trying wanting needing
  wearing holding carrying taking going coming leaving getting running walking sitting asking
  answering replying throwing stopping identifying seeking selling buying paying earning measuring weighing averaging peaking reaching falling dropping
`);

const openers = set("a an");
/** What introduces examples that only colour what they are examples of. */
const examples = set("such like including");
/** Nouns whose examples a short text can do without. */
const generic = set(`
  application area form way field factor task aspect source product activity option issue sector element benefit
  feature tool method technique strategy challenge resource topic subject industry domain step measure service
`);
/** Nouns of a comment that stands beside a whole sentence. */
const comments = set(`
  testament reminder symbol reflection celebration blend tribute mix hallmark cornerstone beacon sign feat gem haven
  process skill quality trait factor feature choice combination gesture shift trend practice habit approach place
  sanctuary oasis paradise wonder marvel treasure delight pleasure joy bonus plus must-see
`);
const decorated = set("known renowned famous celebrated famed loved beloved admired revered praised recognized");

/** An aside from the comma up to the full stop. */
function tailAt(context: Context, comma: number): Proposal | undefined {
  const { words, next } = context;
  const end = words.length - 1;
  const tail = words.slice(comma + 1, end);
  const wide = ["no", "not"].includes(tail[0]?.lower ?? "")
    ? tail.slice(2)
    : tail.filter((_, i) => !isLeftBehind(tail, i));
  if (comma < 4 || tail.length < 3 || tail.length > 40 || !isLight(wide)) return undefined;
  if (!opensTail(words, comma) && !isAfterthought(context, comma)) return undefined;
  if (next && pointsInto(next.words, tail)) return undefined;
  if (words.slice(0, comma).some(({ text }) => text === ":" || text === "(" || text === '"')) return undefined;
  const verb = mainClause(words, 0, comma)?.verb.last ?? onlyVerb(words, comma) ?? verbOfPart(words, comma);
  if (verb === undefined) return undefined;
  if (["include", "involve", "comprise"].includes(words[verb]!.lemma) && tail.some(({ pos }) => pos === "CCONJ"))
    return undefined;
  if (isOpenList(words, verb, comma) || resumes(words, comma, end)) return undefined;
  return { parts: [{ start: words[comma - 1]!.end, end: words[end]!.start, after: "" }] };
}

/** "Ensuring that no child is left behind" denies nothing that the sentence says. */
function isLeftBehind(words: readonly Word[], no: number): boolean {
  return words[no]!.lower === "no" && words.slice(no + 1, no + 6).some(({ lower }) => lower === "behind");
}

/** "This heat" after "which makes heat": what the next sentence speaks of must have been said. */
function pointsInto([first, noun]: readonly Word[], tail: readonly Word[]): boolean {
  if (!/^(?:this|these|that|those|such)$/.test(first?.lower ?? "")) return false;
  return tail.some(({ lemma }) => lemma === noun?.lemma);
}

/** A further clause that says again what the text has said. */
function isAfterthought(context: Context, comma: number): boolean {
  const { words } = context;
  const [link, subject] = words.slice(comma + 1, comma + 3);
  if (link?.lower !== "and" && link?.lower !== "as") return false;
  if (!/^(?:it|they|this|these|we|you)$/.test(subject?.lower ?? "")) return false;
  // In one's own story what one thinks of it is the point.
  if (words.some(({ lower }) => lower === "i" || lower === "my")) return false;
  if (!clauseAt(words, comma + 2, words.length)) return false;
  const { share, fresh } = noveltyOf(words.slice(comma + 2, -1), context, 12, words.slice(0, comma));
  return share <= 0.25 && fresh <= 1;
}

function isDash({ text }: Word): boolean {
  return /^(?:—|–|--)$/.test(text);
}

/** The verb of a sentence too long to read as a clause, but plainly one: no comma and no opening phrase before the aside. */
function onlyVerb(words: readonly Word[], comma: number): number | undefined {
  if (["ADP", "SCONJ", "PART"].includes(words[0]!.pos) || /ing$|ed$/.test(words[0]!.lower)) return undefined;
  if (comma < 6 || words.slice(0, comma).some(({ text }) => text === ",")) return undefined;
  for (let i = 1; i < comma; i++) {
    const group = verbGroupAt(words, i);
    if (group) return group.last;
  }
  return undefined;
}

/** The verb of a part between commas or semicolons that begins like a main clause and has its verb before any relative. */
function verbOfPart(words: readonly Word[], comma: number): number | undefined {
  let open = true;
  for (let i = 0; i < comma; i++) {
    const { text, lower, pos } = words[i]!;
    const first = i === 0 || /^[,;:]$/.test(words[i - 1]!.text);
    if (first) open = ["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"].includes(pos) && !linking.has(lower);
    if (linking.has(lower) || pos === "SCONJ" || /^[:—–(]$/.test(text)) open = false;
    const group = open && !first ? verbGroupAt(words, i) : undefined;
    if (group && group.last < comma - 1 && !/(?:ing|ed)$/.test(words[group.first]!.lower)) return group.last;
  }
  return undefined;
}

const linking = set("that which who whom whose where when if while as because although what how why whether than");

function opensTail(words: readonly Word[], comma: number): boolean {
  let i = comma + 1;
  while (
    (words[i]?.pos === "ADV" && words[i]!.lower !== "so") ||
    words[i]?.lower === "thus" ||
    words[i]?.lower === "thereby"
  )
    i++;
  const { lower, pos } = words[i]!;
  const next = words[i + 1];
  if (!next || next.pos === "PUNCT" || next.pos === "CCONJ") return false;
  // "The low, inviting hum": the participle is one of two adjectives.
  if (lower === "opening" && openers.has(next.lower)) return false;
  const colours =
    soft.has(lower) || (/...ing$/.test(lower) && lower !== "including" && pos === "VERB" && !telling.has(lower));
  if (colours) return (words[comma - 1]!.pos !== "ADJ" || next.pos !== "NOUN") && !isDeed(words, comma);
  if (i === comma + 1 && isWhicheverWay(lower, next.lower)) return true;
  if (lower === "which" && i === comma + 1) return isDecoration(words, i);
  if (examples.has(lower) && (pos !== "VERB" || lower === "including") && i === comma + 1)
    return isExamples(words, i) && isBareList(words.slice(i + 2, -1));
  if (lower === "something") return next.lower === "that" || next.lower === "which" || next.pos === "ADJ";
  return openers.has(lower) && pos === "DET" && isComment(words, i);
}

/** "He smiled, handing her the key": in a story what a person did beside is no aside. */
function isDeed(words: readonly Word[], comma: number): boolean {
  const clause = mainClause(words, 0, comma);
  if (clause?.verb.tense === "past" && isPerson(words[clause.subjectHead]!)) return true;
  // “…,” he said, smiling.
  const last = verbGroupAt(words, comma - 1);
  return last?.tense === "past" && isPerson(words[comma - 2]!);
}

function isPerson(word: Word): boolean {
  return word.pos === "PROPN" || word.pos === "PRON" || isPersonNoun(word);
}

/** "Whether you are new or not", "no matter how", "not only for": the sentence holds in either case. */
function isWhicheverWay(first: string, second: string): boolean {
  if (first === "whether") return ["you", "it", "they", "for", "in", "at", "through", "to"].includes(second);
  return (first === "no" && second === "matter") || (first === "not" && /^(?:only|just|merely|simply)$/.test(second));
}

/** "Which is why" and "which means" argue, "a rule which forbids" defines, "which was good" is what one came to say. */
function isDecoration(words: readonly Word[], which: number): boolean {
  const after = words.slice(which + 1, which + 3).map(({ lower }) => lower);
  if (after.some((word) => arguing.has(word)) || words.length - which < 6) return false;
  if (words[which - 2]!.pos === "PROPN" || /^\p{Lu}/u.test(words[which - 2]!.text)) return false;
  let i = which - 2;
  while (["ADJ", "NOUN", "ADV", "VERB"].includes(words[i]?.pos ?? "")) i--;
  return words[i]?.lower !== "a" && words[i]?.lower !== "an";
}

const arguing = set("mean means meant why because will how what where when i we you they he she");

/** "Many factors such as cost and size": the examples of a noun that names no kind, up to the full stop. */
function examplesAtEnd(words: readonly Word[]): Proposal[] {
  const such = words.findIndex(({ lower }, i) => lower === "such" && words[i + 1]?.lower === "as");
  const noun = words[such - 1];
  const end = words.length - 1;
  if (such < 5 || end < such + 4 || noun?.pos !== "NOUN" || !generic.has(noun.lemma)) return [];
  const before = words[such - 2]!;
  const list = words.slice(such + 2, end);
  if (before.pos !== "ADJ" && before.pos !== "NOUN") return [];
  if (!isIdle(list) || !isBareList(list)) return [];
  return [{ parts: [{ start: noun.end, end: words[end]!.start, after: "" }] }];
}

/** The comma that closes examples between a subject and its verb. */
function closeOfExamples(words: readonly Word[], comma: number): number {
  const close = words.findIndex(
    ({ text }, i) => i > comma + 3 && text === "," && verbGroupAt(words, i + 1) !== undefined,
  );
  return close > 0 && isBareList(words.slice(comma + 3, close)) ? close : -1;
}

function isExamples(words: readonly Word[], i: number): boolean {
  if (words[i]!.lower === "including") return generic.has(words[i - 2]!.lemma);
  return words[i]!.lower === "like" || words[i + 1]!.lower === "as";
}

/** Nothing but nouns with what belongs to them, so that nothing else can follow the list. */
function isBareList(words: readonly Word[]): boolean {
  return (
    words.length < 14 &&
    words.every(({ pos, text }) => listed.has(pos) || text === ",") &&
    !words.some(({ text }, i) => text === "," && ["ADP", "PART", "VERB"].includes(words[i + 1]?.pos ?? ""))
  );
}

const listed = new Set(["DET", "NOUN", "ADJ", "CCONJ", "ADP"]);

function isComment(words: readonly Word[], article: number): boolean {
  let i = article + 1;
  while (words[i]?.pos === "ADJ" || words[i]?.pos === "ADV") i++;
  return comments.has(words[i]?.lower ?? "");
}

/** Participles before and after the comma that may make a list together. */
function isOpenList(words: readonly Word[], verb: number, comma: number): boolean {
  if (/ing$|^(?:i\.e|e\.g)\.?$|\.$/.test(words[comma - 1]!.lower)) return true;
  const before = words.some(
    ({ lower, pos }, i) =>
      i > verb && i < comma && /ing$/.test(lower) && (pos === "VERB" || ["ADP", "SCONJ"].includes(words[i - 1]!.pos)),
  );
  const joined = words.some(
    ({ lower }, i) => i > comma && /ing$/.test(lower) && [",", "and", "or"].includes(words[i - 1]!.lower),
  );
  return before && joined;
}

/** What stands behind a further comma or an "and" in the tail may be the main clause again. */
function resumes(words: readonly Word[], comma: number, end: number): boolean {
  const relative = words[comma + 1]!.lower === "which" || words[comma + 1]!.lower === "who";
  for (let i = comma + 2; i < end; i++) {
    const { text, pos } = words[i]!;
    if (text === "," && (relative || finiteIn(words, i + 1, end))) return true;
    if (pos !== "CCONJ") continue;
    const next = words[i + 1]!;
    if (!relative && verbGroupAt(words, i + 1) && !/(?:ing|ed)$/.test(next.lower)) return true;
    if (["it", "they", "he", "she", "we", "i", "you", "this", "these", "there"].includes(next.lower)) return true;
  }
  return false;
}

function finiteIn(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (verbGroupAt(words, i)) return true;
  return false;
}

/** An aside between the subject and its verb. */
function middleAt(words: readonly Word[], comma: number): Proposal | undefined {
  const [first, second] = words.slice(comma + 1, comma + 3);
  const relative = first?.lower === "which" && words[comma - 1]!.pos === "NOUN";
  const names = openers.has(first?.lower ?? "") && words[comma - 1]!.pos === "NOUN";
  const lists = first?.lower === "such" && second?.lower === "as" && words[comma - 1]!.pos === "NOUN";
  if (
    !relative &&
    !lists &&
    !names &&
    !(decorated.has(first?.lower ?? "") && (second?.lower === "for" || second?.lower === "as"))
  )
    return undefined;
  const close = lists ? closeOfExamples(words, comma) : words.findIndex(({ text }, i) => i > comma && text === ",");
  const inner = words.slice(comma + 1, close);
  if (close < comma + 4 || inner.length > (names ? 8 : 20) || !isLight(inner) || finiteIn(words, 0, comma))
    return undefined;
  if (inner.some(({ pos }) => pos === "CCONJ") && relative) return undefined;
  const clause = clauseAt(words, 0, comma + 1);
  let verb = close + 1;
  while (words[verb]?.pos === "ADV") verb++;
  if (clause || !verbGroupAt(words, verb) || !words[comma - 1] || words[comma - 1]!.pos === "ADP") return undefined;
  // "As for the ferry, which…, is": the subject must open the sentence.
  if (!["DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM"].includes(words[0]!.pos)) return undefined;
  return { parts: [{ start: words[comma]!.start, end: words[close]!.end, after: "" }] };
}
