import type { Word } from "../../document/document.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Names two or three things of a kind in another order: "safe and clean" is "clean and safe". */
export const swapPair: Rule = {
  id: "swap-pair",
  summary: "The same things, named in another order.",
  stage: "clause",
  level: 7,
  propose: ({ words, text }) =>
    words.flatMap((_, i) => {
      const row = joined(words, i) ?? adjectives(words, i);
      return row ? [swapped(words, text, row)] : [];
    }),
};

/** A stretch of words, as indices [from, to). */
interface Unit {
  readonly from: number;
  readonly to: number;
  /** What it is made of; only units of one shape change places. */
  readonly shape: string;
}

/** The first and the last unit of a row, which change places. */
type Row = readonly [first: Unit, last: Unit];

function swapped(words: readonly Word[], text: string, [first, last]: Row): Proposal {
  const said = ({ from, to }: Unit): string => text.slice(words[from]!.start, words[to - 1]!.end);
  const between = text.slice(words[first.to - 1]!.end, words[last.from]!.start);
  const opens = first.from === 0;
  const front = opens ? capitalize(said(last)) : said(last);
  const back = opens ? said(first)[0]!.toLowerCase() + said(first).slice(1) : said(first);
  return replace(words[first.from]!.start, words[last.to - 1]!.end, `${front}${between}${back}`);
}

const shared = new Set("the their its our your his her my both".split(" "));

/** A noun with its article and adjectives, or a single adjective, that ends before `to`. */
function unitBefore(words: readonly Word[], to: number): Unit | undefined {
  const head = words[to - 1];
  if (!head || !isPlain(head)) return undefined;
  if (head.pos === "ADJ" || head.pos === "ADV") return { from: to - 1, to, shape: head.pos };
  let from = to - 1;
  while (["NOUN", "ADJ"].includes(words[from - 1]?.pos ?? "") && isPlain(words[from - 1]!)) from--;
  const sign = words[from - 1];
  const signed = sign?.pos === "DET" && (sign.lower === "the" || /^an?$/.test(sign.lower));
  return signed
    ? { from: from - 1, to, shape: shapeOf(words, from - 1, to) }
    : { from, to, shape: shapeOf(words, from, to) };
}

function withoutArticle(words: readonly Word[], { from, to }: Unit): Unit {
  return { from: from + 1, to, shape: shapeOf(words, from + 1, to) };
}

/** The same for a unit that starts at `from`; after a single adjective or adverb only another one counts. */
function unitAfter(words: readonly Word[], from: number, shape: string): Unit | undefined {
  const first = words[from];
  if (!first) return undefined;
  if (shape === "ADJ" || shape === "ADV") {
    return first.pos === shape && isPlain(first) ? { from, to: from + 1, shape } : undefined;
  }
  const start = first.pos === "DET" && (first.lower === "the" || /^an?$/.test(first.lower)) ? from + 1 : from;
  let to = start;
  while (["NOUN", "ADJ"].includes(words[to]?.pos ?? "") && isPlain(words[to]!)) to++;
  return words[to - 1]!.pos === "NOUN" && to > start ? { from, to, shape: shapeOf(words, from, to) } : undefined;
}

/** What must agree for two units to change places: an article, and whether the noun has anything before it. */
function shapeOf(words: readonly Word[], from: number, to: number): string {
  if (words[from]!.pos === "DET") return "article";
  return to - from > 1 ? "phrase" : "noun";
}

function isPlain({ lower, text, pos }: Word): boolean {
  if (pos === "ADV") return lower.endsWith("ly");
  return (
    /^[\p{Ll}]{3,}$/u.test(lower) &&
    text.slice(1) === lower.slice(1) &&
    !never.has(lower) &&
    !/(?:er|est)$/.test(pos === "ADJ" ? lower : "")
  );
}

const never = new Set(
  `onboard aboard alone else other others such same own more most less least few many much several various all each every first second third last
  next past present future former latter new old young day night morning evening yesterday today tomorrow lunch dinner
  breakfast birth death beginning end start finish left right north south east west front back top bottom spring summer
  autumn fall winter example instance addition year years month months week weeks hour hours minute minutes time times
  lot number variety range host kind type way order result rest part half dozen black white`.split(/\s+/),
);

const pairs = new Set(
  `research development|trial error|supply demand|men women|pros cons|terms conditions|health safety|food drink|boys girls
  ladies gentlemen|husband wife|mother father|mom dad|brother sister|brothers sisters|king queen|arts crafts|cause effect
  cause effects|causes effects|bread butter|salt pepper|fish chips|peace quiet|law order|blood sweat|heart soul|body soul
  mind body|flesh blood|thunder lightning|rock roll|wear tear|ups downs|highs lows|ins outs|odds ends|rules regulations
  profit loss|income expenditure|import export|imports exports|theory practice|question answer|questions answers
  problem solution|problems solutions|hook line|input output|inputs outputs|encoder decoder|precision recall|name address
  date time|time place|life death|love hate|war peace|good evil|friends family|family friends|children adults|hugs kisses
  wind rain|sun moon|earth sky|heaven earth|sight sound|sights sounds|signal noise|hot cold|good bad|bad good|subject object|author reader|loud clear|safe sound
  terms conditions|conditions premiums|null void|alive well|sick tired|nice easy|high low|big small|long short|short sweet|true false|dead alive|tried true
  clear concise|first foremost|slowly surely|black white|raw cooked|rich poor|public private|domestic foreign
  mental physical|positive negative|cats dogs|planning execution|design implementation|childhood adolescence
  education training|training testing|training test|training inference|words actions|lock key|pen paper|needle thread
  cup saucer|knife fork|horse carriage|shoes socks|hands knees|arms legs|head shoulders|skin bones|bow arrow|oil gas
  coffee tea|tea coffee|gin tonic|mac cheese|soap water|room board|bed breakfast|track field|time money|time effort
  time energy|time space|trial tribulation|trials tribulations|hopes dreams|hopes fears|thoughts prayers|aches pains
  bits pieces|facts figures|goods services|products services|science technology|science engineering|arts sciences
  math science|flora fauna|plants animals|checks balances|bells whistles|hit run|cut paste|copy paste|search rescue
  mergers acquisitions|crime punishment|pride prejudice|sense sensibility|weights measures|nuts bolts|stars stripes`
    .split(/[|\n]\s*/)
    .map((pair) => pair.trim()),
);

/** Prepositions that may belong to the second thing alone. */
const binders = new Set(
  "of to for with between from about into on than that which who whose where as like - ' 's".split(" "),
);

/** "A and C" and "A, B, and C" with the "and" or "or" at `i`. */
function joined(words: readonly Word[], i: number): Row | undefined {
  const link = words[i]!;
  if (link.lower !== "and" && link.lower !== "or") return undefined;
  const comma = words[i - 1]?.text === ",";
  const whole = unitBefore(words, comma ? i - 1 : i);
  // One article may stand for both: "the skull and face".
  const bare =
    whole && words[whole.from]!.pos === "DET" && words[i + 1]?.pos !== "DET" ? withoutArticle(words, whole) : whole;
  const last = bare && unitAfter(words, i + 1, bare.shape);
  const middle = bare && last && fits(words, bare, last) ? bare : undefined;
  if (!last || !middle) return undefined;
  const listed = words[middle.from - 1]?.text === ",";
  if (comma && !listed) return undefined;
  // In a list of three single words the first and the last change places, in others the last two.
  const first = listed ? unitBefore(words, middle.from - 1) : undefined;
  const start = first && fits(words, first, last) && words[first.from - 1]?.text !== "," ? first : middle;
  return isFree(words, start, last) ? [start, last] : undefined;
}

/** "Trial and error": the two are one thing, said in this order only. */
export function areFixedPair(one: Word, other: Word): boolean {
  const said = (word: Word): string[] => [word.lower, word.lemma];
  return said(one).some((x) => said(other).some((y) => pairs.has(`${x} ${y}`) || pairs.has(`${y} ${x}`)));
}

function fits(words: readonly Word[], a: Unit, b: Unit): boolean {
  const [one, other] = [words[a.to - 1]!, words[b.to - 1]!];
  const fixed = areFixedPair(one, other);
  if (one.pos === "PROPN" || other.pos === "PROPN") return false;
  // "Their fins and carving out": an -ing form may be a verb after all.
  if ([one, other].some(({ lower }) => lower.endsWith("ing"))) return false;
  return a.shape === b.shape && one.lower !== other.lower && !fixed;
}

/** Nothing before the first or behind the last belongs to one of them alone. */
function isFree(words: readonly Word[], first: Unit, last: Unit): boolean {
  const before = words[first.from - 1];
  const after = words[last.to];
  if (!after || after.pos === "PROPN" || after.pos === "NUM" || after.lower === "and" || after.lower === "or")
    return false;
  const head = words[last.to - 1]!;
  const signed = words[first.from]!.pos === "DET";
  const free =
    before === undefined || ["ADP", "VERB", "AUX", "PUNCT", "SCONJ"].includes(before.pos) || shared.has(before.lower);
  if (!free && !(before.lower === "'s" || before.lower === "both")) return false;
  if (before && (before.text === "-" || ["as", "than", "like", "more", "between"].includes(before.lower))) return false;
  if (head.pos === "ADJ" || head.pos === "ADV") {
    if (["NOUN"].includes(after.pos)) return head.pos === "ADJ";
    return !["ADJ", "VERB"].includes(after.pos) && !binders.has(after.lower);
  }
  if (["NOUN", "ADJ"].includes(after.pos)) return false;
  if (!signed && before && shared.has(before.lower) && ["of", "that", "which"].includes(after.lower)) return true;
  if (binders.has(after.lower)) return false;
  // A participle behind the last may describe it alone.
  return !(after.pos === "VERB" && /(?:ing|ed|en)$/.test(after.lower));
}

const kinds = new Set(
  `big small little large tiny huge long short tall round square flat red blue green yellow brown gray grey pink purple
  orange golden silver wooden metal stone glass plastic cotton silk leather whole entire main`.split(/\s+/),
);

/** "tender, juicy meat": two adjectives with a comma between them. */
function adjectives(words: readonly Word[], i: number): Row | undefined {
  const [first, comma, second, noun] = words.slice(i, i + 4);
  if (first?.pos !== "ADJ" || comma?.text !== "," || second?.pos !== "ADJ" || noun?.pos !== "NOUN") return undefined;
  if (!isPlain(first) || !isPlain(second) || kinds.has(first.lower) || kinds.has(second.lower)) return undefined;
  const before = words[i - 1];
  if (!before || !(["DET", "ADP", "VERB"].includes(before.pos) || shared.has(before.lower))) return undefined;
  return [
    { from: i, to: i + 1, shape: "ADJ" },
    { from: i + 2, to: i + 3, shape: "ADJ" },
  ];
}
