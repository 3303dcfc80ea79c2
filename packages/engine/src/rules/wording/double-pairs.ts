import { verbForm } from "../../grammar/inflect.ts";

/** The part of speech that two words which say the same share. */
type Kind = "adjective" | "noun" | "verb";

/** Words that say the same, a group between two commas; of two of them the earlier stays. */
const groups: Readonly<Record<Kind, string>> = {
  adjective: `safe secure, calm tranquil serene, clear unambiguous, simple straightforward, brave courageous fearless,
    smart clever intelligent, strange odd, fair equitable, honest truthful, sincere genuine heartfelt, happy joyful joyous,
    tired exhausted weary, frightened scared, anxious worried nervous, surprised astonished amazed, awful terrible horrible,
    beautiful gorgeous stunning breathtaking, tasty delicious, rude impolite disrespectful, boring dull tedious monotonous,
    funny humorous hilarious, exciting thrilling exhilarating, gripping captivating compelling engaging, useful helpful,
    reliable dependable trustworthy, thorough comprehensive, huge massive enormous vast immense, tiny small little,
    creative innovative inventive imaginative, modern contemporary, sturdy durable robust, bright vivid vibrant, noisy loud,
    busy bustling, remote isolated, difficult challenging hard tough, complex complicated intricate, old ancient,
    dedicated committed devoted, eager enthusiastic, grateful thankful appreciative, polite courteous, dirty filthy,
    careful cautious, constant relentless, sudden abrupt, quick swift fast rapid, main primary, dangerous hazardous,
    key crucial essential vital important, harmful detrimental damaging, common widespread prevalent, gentle soft,
    ordinary mundane, soothing calming, diverse varied, amazing incredible, memorable unforgettable, famous renowned`,
  noun: `joy happiness delight, peace tranquility serenity, problems challenges difficulties obstacles hurdles,
    trials tribulations, courage bravery, determination persistence perseverance tenacity, dedication commitment devotion,
    enthusiasm passion, respect admiration, customs traditions, duties responsibilities obligations, needs requirements,
    worries concerns fears anxieties, chaos disorder confusion turmoil, help assistance aid, advice guidance,
    teamwork collaboration cooperation, features characteristics attributes, methods techniques, results outcomes,
    importance significance, goals aims objectives, sorrow grief sadness, anger rage fury, wonder awe amazement,
    freedom liberty, fear dread terror, gratitude thanks appreciation`,
  verb: `inspire motivate, protect safeguard, thrive flourish prosper, improve enhance, relax unwind, assess evaluate,
    teach educate, help assist, value cherish treasure, captivate enthrall, encourage foster promote, build construct,
    hide conceal, strengthen reinforce, respect honor, understand comprehend, guide direct, shape mold`,
};

/** For every kind: every word with its group and its place there; verbs in all forms. */
const known = (Object.keys(groups) as Kind[]).map((kind) => {
  const places = new Map<string, { readonly group: string; readonly place: number }>();
  for (const group of groups[kind].split(","))
    for (const [place, word] of group.trim().split(/\s+/).entries())
      for (const form of ["base", "s", "ing", "ed"] as const)
        places.set(kind === "verb" ? verbForm(word, form) : word, {
          group: kind === "verb" ? group + form : group,
          place,
        });
  return { kind, places };
});

/** Which of two words that say the same stays, and their kind; undefined for words that do not. */
<<<<<<< HEAD
function sameSense(first: string, second: string): { readonly kind: Kind; readonly kept: string } | undefined {
  return pairs.get(`${first} ${second}`);
=======
export function sameSense(first: string, second: string): { readonly kind: Kind; readonly kept: string } | undefined {
  for (const { kind, places } of known) {
    const one = places.get(first);
    const other = places.get(second);
    if (one && one.group === other?.group && first !== second)
      return { kind, kept: one.place < other.place ? first : second };
  }
  return undefined;
>>>>>>> 8516782 (rules: read contractions, pairs and links off the tree)
}
