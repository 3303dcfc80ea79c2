import type { Site } from "../site.ts";
import type { NamedGuards } from "./named-guard.ts";
import { afterSecond, lowerOf, people, wordSet } from "./words.ts";

const degrees = wordSet(
  `more most very so as too less least how equally particularly especially extremely incredibly quite rather highly
  increasingly absolutely truly really fairly pretty even just ever`,
);

const needsAndChanges = wordSet(`
  need demand call push support plan request deadline increase decrease rise fall decline change growth reduction
  result lead follow cause drive mark due date basis fund budget permission approval consent reason
`);

const tasks = wordSet(
  "responsible task process way method means aim goal purpose importance tool technique strategy approach system",
);

const feelings = wordSet(`
  relief pride joy hope unease dread wonder peace calm loss accomplishment achievement satisfaction comfort nostalgia
  excitement guilt optimism enthusiasm warmth gratitude isolation security belonging
`);

const comparatives = wordSet(`
  more less better worse higher lower larger smaller greater fewer faster slower stronger weaker cheaper easier harder
  longer shorter safer cleaner older younger wider
`);

const sounds = wordSet(
  `hum sound buzz chatter murmur music noise laughter weight tension anticipation promise echo crackle clamor cry rumble
  clink clatter whisper roar silence`,
);

/** Guards that look at the words next to the match. */
export const neighboursGuards = {
  afterBracket: {
    holds: "The second word before the match is a closing round bracket.",
    yes: ", [ marked by ]: He met the king (his uncle), marked by age.",
    no: ", [ marked by ]: He met the king, marked by age.",
    test: ({ words, from }: Site) => words[from - 2]?.text === ")",
  },
  afterComparative: {
    holds:
      "A comparative such as “better” stands among the four words before the match, with only adjectives, nouns and adverbs between and no “than” in the two words before it.",
    yes: "compared to: The boats are more reliable compared to nets.",
    no: "compared to: The boats are cheap compared to nets.",
    test: ({ words, from }: Site) => {
      for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
        const { lower, pos } = words[i]!;
        if (comparatives.has(lower)) return !words.slice(Math.max(0, i - 2), i).some((word) => word.lower === "than");
        if (!["ADJ", "NOUN", "ADV"].includes(pos)) return false;
      }
      return false;
    },
  },
  afterComparativeWord: {
    holds: "The word before the match is a comparative such as “better”.",
    yes: "compared to: His boat is better compared to hers.",
    no: "compared to: His boat is cheap compared to hers.",
    test: ({ words, from }: Site) => comparatives.has(words[from - 1]?.lower ?? ""),
  },
  afterDegreeWord: {
    holds: "A word of degree, such as “more”, “very” or “quite”, stands right before the match.",
    yes: "crucial: The role is very crucial.",
    no: "crucial: The role is crucial.",
    test: ({ words, from }: Site) => degrees.has(words[from - 1]?.lower ?? ""),
  },
  afterNeedOrChange: {
    holds:
      "The second word before the match names a need, a change or a cause, such as “demand”, “increase” or “lead”.",
    yes: "[ the removal of ]: The need for the removal of the tree is clear.",
    no: "[ the removal of ]: She pays for the removal of the tree.",
    test: ({ words, from }: Site) => needsAndChanges.has(words[from - 2]?.lemma ?? ""),
  },
  afterTask: {
    holds: "The second word before the match names a task or a tool, or is “responsible”.",
    yes: "[ the removal of ]: She is responsible for the removal of trees.",
    no: "[ the removal of ]: She pays for the removal of trees.",
    test: ({ words, from }: Site) => tasks.has(words[from - 2]?.lemma ?? ""),
  },
  afterWordInEd: {
    holds: "The word before the match ends in -ed.",
    yes: "with: He helped with the use of nets.",
    no: "with: He cut it with a knife.",
    test: ({ words, from }: Site) => words[from - 1]?.lower.endsWith("ed") ?? false,
  },
  afterWordInEdOrEn: {
    holds: "The word before the match ends in -ed or -en.",
    yes: "filled with: They saw the children filled with joy.",
    no: "filled with: He has a pot filled with coins.",
    test: ({ words, from }: Site) => /(?:ed|en)$/.test(words[from - 1]?.lower ?? ""),
  },
  afterWordInLy: {
    holds: "The word before the match ends in -ly.",
    yes: "~affect: Rain greatly affects the harvest.",
    no: "~affect: Rain affects the harvest.",
    test: ({ words, from }: Site) => /ly$/.test(words[from - 1]?.lower ?? ""),
  },
  afterWordInS: {
    holds: "The word before the match ends in -s.",
    yes: "work: His dogs work well.",
    no: "work: His men work well.",
    test: ({ words, from }: Site) => words[from - 1]?.lower.endsWith("s") ?? false,
  },
  beforeAmount: {
    holds: "A number or another measure such as “half” or “every” follows the match.",
    yes: "approximately: It took approximately two hours.",
    no: "approximately: The lines are approximately straight.",
    test: ({ words, to }: Site) => {
      const next = words[to];
      if (next === undefined) return false;
      return (
        ["NUM", "SYM"].includes(next.pos) ||
        /^[\d$£€~]|^(?:half|one|two|three|a|an|double|twice|every)$/.test(next.lower)
      );
    },
  },
  beforeFeeling: {
    holds: "The second word after the match names a feeling.",
    yes: "a [ sense ] of: It gave her a sense of pride.",
    no: "a [ sense ] of: He has a sense of humor.",
    test: ({ words, to }: Site) => feelings.has(words[to + 1]?.lower ?? ""),
  },
  beforeReceiver: {
    holds: "A word for people who are given something, such as “us” or “students”, follows the match.",
    yes: "~offer: The school offers students a library.",
    no: "~offer: The school offers a library.",
    test: ({ words, to }: Site) => people.has(lowerOf(words[to])),
  },
  beforeWordInS: {
    holds: "The next word ends in -s.",
    yes: "levels of: It has high levels of toxins.",
    no: "levels of: It has high levels of salt.",
    test: ({ words, to }: Site) => words[to]?.lower.endsWith("s") ?? false,
  },
  capitalAhead: {
    holds: "A capitalised word stands within five words after the match.",
    yes: "~portray: The film portrays young Anna.",
    no: "~portray: The film portrays a young girl.",
    test: ({ words, to }: Site) => words.slice(to, to + 5).some(({ text }) => /^\p{Lu}/u.test(text)),
  },
  comparativeNext: {
    holds: "The word after the match is “more”, “less”, “better” or “worse”, or ends in -er.",
    yes: "significantly: The new road is significantly wider.",
    no: "significantly: The price fell significantly.",
    test: ({ words, to }: Site) => /^(?:more|less|better|worse|\p{L}+er)$/u.test(words[to]?.lower ?? ""),
  },
  conjunctionAhead: {
    holds: "A conjunction stands within seven words after the match.",
    yes: "~consume: They consume sugary drinks and meat.",
    no: "~consume: They consume sugary drinks.",
    test: ({ words, to }: Site) => words.slice(to, to + 7).some(({ pos }) => pos === "CCONJ"),
  },
  markOrOfAfterSecondSlot: {
    holds: "A full stop, a comma, a semicolon or “of” follows the pattern's second token.",
    yes: "[ ~need ] <NP>: They need a lot of water.",
    no: "[ ~need ] <NP>: They need water for the garden.",
    test: (site: Site) => [".", ",", ";", "of"].includes(afterSecond(site)?.lower ?? ""),
  },
  moreOrIerNext: {
    holds: "The word after the match is “more” or ends in -ier.",
    yes: "~become: The town became busier.",
    no: "~become: The town became a city.",
    test: ({ words, to }: Site) => /^(?:more|\p{L}+ier)$/u.test(words[to]?.lower ?? ""),
  },
  noSpaceBefore: {
    holds: "The character before the match is not white space.",
    yes: "walk: They said “walk” to him.",
    no: "walk: They walk home.",
    test: ({ words, from, context }: Site) => !/\s/.test(context.text[words[from]!.start - 1] ?? " "),
  },
  nothingAfter: {
    holds: "The match ends with the sentence's last word or mark.",
    yes: "slowly: They walked slowly",
    no: "slowly: They walked slowly.",
    test: ({ words, to }: Site) => words[to] === undefined,
  },
  nothingBefore: {
    holds: "The match begins with the sentence's first word.",
    yes: "sometimes: Sometimes it rains.",
    no: "sometimes: It sometimes rains.",
    test: ({ from }: Site) => from === 0,
  },
  oneWord: {
    holds: "The match is a single word.",
    yes: "%garden of?: They saw the garden.",
    no: "%garden of?: They saw the garden of roses.",
    test: ({ from, to }: Site) => to - from === 1,
  },
  predicative: {
    holds: "The match ends the sentence, or a mark, a preposition, a conjunction, “to” or an auxiliary follows it.",
    yes: "crucial: The role is crucial for us.",
    no: "crucial: It played a crucial role.",
    test: ({ words, to }: Site) => {
      const next = words[to];
      return next === undefined || ["PUNCT", "ADP", "PART", "SCONJ", "CCONJ", "AUX"].includes(next.pos);
    },
  },
  secondAfterNamesAction: {
    holds: "The second word after the match ends like a noun of action: -ment, -tion, -sion, -ance or -al.",
    yes: "~play a key role in: It plays a key role in the treatment of pain.",
    no: "~play a key role in: It plays a key role in the town.",
    test: ({ words, to }: Site) => /(?:ment|tion|sion|ance|al)$/.test(words[to + 1]?.lower ?? ""),
  },
  secondWordBeforeInS: {
    holds: "The second word before the match ends in -s.",
    yes: ", [ including ]: They sell fruits, including apples.",
    no: ", [ including ]: They heard the speech, including the end.",
    test: ({ words, from }: Site) => words[from - 2]?.lower.endsWith("s") ?? false,
  },
  soundAhead: {
    holds:
      "A sound or a mood such as “music” or “tension” stands within sixteen words after the match, in the same clause.",
    yes: "~be filled with: The air was filled with smoke, dust and loud music.",
    no: "~be filled with: The air was filled with smoke and dust.",
    test: ({ words, to }: Site) => {
      const ahead = words.slice(to, to + 16);
      const stop = ahead.findIndex(({ lower }) => lower === "." || lower === ";");
      return ahead.slice(0, stop < 0 ? ahead.length : stop).some(({ lemma }) => sounds.has(lemma));
    },
  },
  stopAfterSecondSlot: {
    holds: "A full stop or a semicolon follows the pattern's second token.",
    yes: "[ ~prefer ] <NP>: They prefer tea.",
    no: "[ ~prefer ] <NP>: They prefer tea to coffee.",
    test: (site: Site) => [".", ";"].includes(afterSecond(site)?.text ?? ""),
  },
  touchesHyphen: {
    holds: "A hyphen stands right before or right after the match.",
    yes: "changer: It was a game-changer for us.",
    no: "game: It was a game for us.",
    test: ({ words, from, to }: Site) =>
      /^[-‑]$/.test(words[from - 1]?.text ?? "") || /^[-‑]$/.test(words[to]?.text ?? ""),
  },
} satisfies NamedGuards;
