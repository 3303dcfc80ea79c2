import type { Sentence } from "../../document/document.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Words that say one thing: of two joined by "and" the first is enough. */
const clusters = `
reliable dependable trustworthy|new innovative novel|important significant crucial vital essential critical
simple easy straightforward|strong robust solid|rich diverse varied|beautiful stunning gorgeous breathtaking lovely
unique distinctive distinct|fun enjoyable entertaining|engaging captivating compelling|vibrant lively dynamic bustling
kind compassionate caring|smooth seamless|memorable unforgettable|complex intricate complicated multifaceted nuanced
comprehensive thorough detailed complete|meaningful impactful profound|tasty delicious flavorful|happy joyful
safe secure|warm welcoming inviting friendly cozy|peaceful calm tranquil serene|strange odd peculiar|huge vast immense
clear transparent|useful helpful valuable|fascinating intriguing|powerful impactful|dull boring tedious
challenges difficulties obstacles hurdles barriers|goals objectives aims aspirations|skills abilities talents capabilities expertise
help support assistance aid|insight understanding|joy happiness delight|hopes dreams aspirations
determination perseverance persistence|love affection|ideas thoughts|needs requirements|problems issues
passion enthusiasm|strategies approaches methods techniques|respect admiration|peace tranquility|beauty elegance
promote encourage foster|improve enhance|explore examine investigate|shape mold|inspire motivate|nurture cultivate
dedication commitment devotion|resilience strength|excitement enthusiasm|pain suffering|sorrow grief sadness
chaos confusion disorder|traditions customs|advantages benefits|drawbacks disadvantages|risks dangers hazards
rules regulations|errors mistakes|calm composed|brave courageous fearless|smart intelligent clever
quiet silent|rare uncommon|brief concise short|accurate precise exact|strange unusual|vital indispensable|hard difficult
relevant applicable|open honest|honest truthful|harmful damaging
famous renowned|grateful thankful appreciative|ancient old|modern contemporary|vague unclear|scary frightening
tired exhausted weary|sad unhappy|angry furious|wise prudent|generous giving|polite courteous|lush verdant green
appealing attractive|elegant graceful|adaptable flexible versatile|stable steady|inclusive welcoming|lasting enduring
timely prompt|exciting thrilling exhilarating|talented gifted skilled|creative imaginative
understand comprehend|protect safeguard|help assist aid|collaborate cooperate
assess evaluate|teach educate|captivate engage
thrive flourish prosper|reduce minimize decrease|encourage motivate|guide steer|heal recover
fight combat|preserve protect maintain conserve
fear anxiety dread|hope optimism|kindness compassion empathy|creativity imagination|curiosity wonder
trust confidence|courage bravery|wonder awe amazement|unity harmony solidarity peace|honesty integrity|loyalty devotion
transparency openness|flexibility adaptability versatility|collaboration cooperation teamwork partnership
consequences repercussions|importance significance|nuances subtleties|features characteristics
duties responsibilities obligations|methods procedures|roots origins|customs habits|guidance advice counsel|tips advice
hardship adversity struggle|relaxation rest|power might
values beliefs|growth development|tips tricks|relax unwind|happiness fulfillment|shock disbelief|emotions feelings
bland tasteless|facts figures|soothing calming|educate inform
swiftly promptly|safely securely|clearly plainly|smoothly seamlessly|slowly gradually|openly honestly
carefully meticulously|quickly rapidly swiftly|effectively efficiently
`;

const clusterOf = new Map<string, number>(
  clusters
    .trim()
    .split(/[|\n]/)
    .flatMap((row, i) => row.split(" ").map((word): [string, number] => [word, i])),
);

/** Keeps one of two words that say the same. */
export const doublets: Rule = {
  id: "doublets",
  modes: ["shorten"],
  summary: "Two words say one thing.",
  stage: "clause",
  level: 4,
  propose: ({ sentence, words }) => words.flatMap((_, i) => dropSecond(sentence, i) ?? []),
};

function dropSecond({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [first, and, second, after] = words.slice(i, i + 4);
  if (!first || !and || !second || (and.lower !== "and" && and.lower !== "&")) return undefined;
  const cluster = clusterOf.get(first.lower);
  if (cluster === undefined || clusterOf.get(second.lower) !== cluster || first.lower === second.lower)
    return undefined;
  const before = words[i - 1];
  if (before && (before.text === "," || before.text === "-" || ["both", "between", "either"].includes(before.lower)))
    return undefined;
  if (tree.relations[i + 2] !== "conj" || ["to", "for", "with", "from", "on"].includes(after?.lower ?? ""))
    return undefined;
  if (after && (after.text === "-" || after.lower === "and" || after.pos === "PROPN")) return undefined;
  return { parts: [{ start: first.end, end: second.end, after: "" }] };
}
