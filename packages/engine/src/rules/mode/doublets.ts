import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

/** Groups of synonyms, one group per line: of two joined by "and", the first is enough. */
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
carefully meticulously|quickly rapidly swiftly|effectively efficiently|quickly efficiently|fully completely|deeply profoundly
gently softly|silently quietly|constantly continuously continually|truly genuinely|easily effortlessly
effective efficient|effectiveness efficiency|creative innovative inventive|health well-being wellbeing wellness
ideas concepts|fair just equitable impartial|fears worries|opinions views viewpoints perspectives|discussion debate
discussed debated|anger rage fury|dark gloomy|bold daring|strong powerful|difficult challenging|dangerous perilous
grow develop|change transform|choose select|hide conceal|worry concern|methods strategies|steps measures|customers clients
determination resolve grit tenacity resilience|growth expansion|progress advancement|destruction devastation
conflict strife|luxury opulence|grace elegance|precision accuracy|impact influence effect|value worth|fame renown
clear concise|cozy intimate|aches pains|rigid inflexible|sturdy durable|flavorful tasty delicious|attentive helpful
trials tribulations|shock surprise|hatred animosity|limitations constraints|techniques methods|diversity variety
`;

/** All pairs of words from the same group, with a space between them. */
const pairs: ReadonlySet<string> = new Set(
  clusters
    .trim()
    .split(/[|\n]/)
    .map((row) => row.split(" "))
    .flatMap((row) => row.flatMap((one) => row.filter((other) => other !== one).map((other) => `${one} ${other}`))),
);

/** Deletes one of two words that mean the same and are joined by "and", alone or in a list of three. */
export const doublets: Rule = {
  id: "doublets",
  modes: ["shorten"],
  summary: reasons.oneIsEnough,
  stage: "clause",
  level: 4,
  propose: ({ sentence, words }) => words.flatMap((_, i) => dropSecond(sentence, i) ?? dropOfThree(sentence, i) ?? []),
};

function saySame(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && pairs.has(`${one.lower} ${other.lower}`);
}

function isAnd({ lower }: Word): boolean {
  return lower === "and" || lower === "&";
}

const before = wordSet(", - both between either from");
const behind = wordSet("to for with from on about against - and , than");

/** Turns "clear and concise rules" into "clear rules". */
function dropSecond({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [first, and, second, after] = words.slice(i, i + 4);
  if (!second || !isAnd(and!) || !saySame(first, second) || before.has(words[i - 1]?.lower ?? "")) return undefined;
  const isLoose = tree.relations[i + 2] !== "conj" || behind.has(after?.lower ?? "") || after?.pos === "PROPN";
  return isLoose ? undefined : replace(first!.end, second.end, "");
}

/** Turns "quick, easy, and simple" into "quick and easy", and "strong, robust, and cheap" into "strong and cheap". */
function dropOfThree({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [first, comma, second] = words.slice(i, i + 3);
  if (comma?.text !== "," || !second || before.has(words[i - 1]?.lower ?? "")) return undefined;
  const and = words[i + 3]?.text === "," ? i + 4 : i + 3;
  const third = words[and + 1];
  if (!third || !isAnd(words[and]!) || ![i + 2, and + 1].every((item) => tree.relations[item] === "conj"))
    return undefined;
  // "Help, support, and aid": with three words that mean the same, the repetition is intended.
  if (saySame(first, third)) return undefined;
  if (saySame(first, second)) return replace(first!.end, words[and]!.start, " ");
  if (!saySame(second, third) || behind.has(words[and + 2]?.lower ?? "")) return undefined;
  return replaceAll([first!.end, comma.end, " and"], [second.end, third.end, ""]);
}
