import { isSpelledOut } from "./initialism.ts";

/** Words whose syllables the patterns below count wrongly, with the right numbers. */
const exceptions = new Map<string, number>(
  `1 eye eyes eyed whose
  2 maybe every naked wicked sacred hundred hundreds hatred kindred rugged ragged crooked jagged learned beloved embed embeds biped
  2 business cafe client clients giant giants naive posse psyche acne nike frontier premier soldier soldiers quiet diet diets
  2 solely rely evening evenings colonel cement poet poets poem poems ocean oceans chaos genre genres latte reuse boa wednesday
  3 businesses area areas idea ideas recipe recipes simile element elements increment increments tenement italian parliament alliance alien
  3 everything everyone everywhere everyday everybody anyone linear nuclear liaison oasis karate coyote machete adobe sesame
  3 behavior behaviors behaviour behaviours familiar civilian peculiar cereal theater museum museums violent vegetable vegetables alias
  3 apache mosaic boolean nonetheless
  4 apostrophe catastrophe epitome hyperbole anemone behavioral behavioural unfamiliar facsimile dietary oceanic
  4 nevertheless coefficient coefficients
  5 familiarity elementary`
    .split("\n")
    .flatMap((line) => {
      const [count, ...words] = line.trim().split(" ");
      return words.map((word): [string, number] => [word, Number(count)]);
    }),
);

/** Patterns of vowel letters that are not pronounced. */
const silent: readonly RegExp[] = [
  /[^aeiouy]e$/,
  /(?:[^aeiouycghsxz]|[^cs]h)es$/,
  /[^aeiouytd]ed$/,
  /[aeiou] yed$/,
  /[aeio]gue[sd]?$/,
  /ically$/,
  /[^aeiouy]e(?:ly|ful(?:ly)?|ness|less(?:ly|ness)?|ments?)$/,
  /^(?:(?:home|time|side|wide|life|name|note|fire|grape|trade|space|base|house|wave|stone|there|where|face|some|type|stake|white)(?=[bchkmptw])|(?:home|fore|wire)(?=[cmtw])|safe[gt]|theref|wavel|likew|wholes|elsew|framew|guidel|basel|milest|baseb|lifest|sidel|wides)/,
];

/** Matches "le" behind a consonant where it is a syllable: in "table", "handled", "settlement". */
const saidLe = /[^aeiouylw ]le(?:s|d|ness|ments?)?$/;

/** Patterns of adjacent vowels that are two syllables, and of -sm and -thm, syllables without a vowel letter. */
const apart: readonly RegExp[] = [
  /(?<!ll|[cghstxn])i(?:o|u)(?!r$|rs$)|[^cghnstvx]iors?$|niorit|[sn]ium/,
  /(?<!ll|[cgstx]|[rv]r)ia|[ct]i(?:ate|ati(?!v)|ar(?:y|ies))/,
  /(?<!con)scien[ct]|iet(?:y|ie|al|an)/,
  /[^aeiout]ie(?:r|rs|st)$|[^aeiou]t(?:ier|iest)$/,
  /[^ctslnrf]ien[ct]|[er]rien|perien|orient|trient/,
  /creat(?!ur)|^(?:pre|re)?rea(?:ct|ss|ff|pp|rr|dj|llo)|^re(?:in[fstv]|us[aei]|im)|real[ i](?:s|z|t)|reali|^deact|^prea[cm]/,
  /theor|pean$|nean$|[dr]eo(?:s|$)|^(?:geo|neo|ideo)|[^g]eous|[^r]eolog|theat/,
  /[^gq]ua(?!d|s)(?<!gua)(?:[lrtn])|[aeiouy].*[^gqs]uad/,
  /[^gqb](?:u)e(?:n[ct]|l$|ls$)/,
  /uous|[^gq]uity|guity|[lrn]ui[dn](?!g)|tui(?:t|s)|suici/,
  /(?:sm|thm)s?$/,
  /(?:[eiou]|[^aeiou ]y)ing(?:s|ly)?$/,
  /^co(?:op|or[d]|ex|in[c])|(?:[rtz]|ll)oic$|oism|zoo.|[^q]uoi/,
  /siasm|siast|siolo|[tg]io$/,
];

/** The most letters of a word that are examined, because some patterns take quadratic time. */
const longestPart = 100;

/** Returns the number of syllables of a word, by its spelling; initialisms are counted letter by letter. */
export function countSyllables(word: string): number {
  return word
    .split(/[-–—/\s]+/)
    .map((part) => syllablesOfPart(part.slice(0, longestPart)))
    .reduce((sum, count) => sum + count, 0);
}

function syllablesOfPart(part: string): number {
  const token = part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
  if (token === "") return 0;
  if (token.length > 1 && isSpelledOut(token)) {
    return token.replace(/[^A-Z]/g, "").length + 2 * (token.split("W").length - 1);
  }
  const plain = token.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const bare = plain.replace(/['’]s?$/, "").replace(/[^a-z]/g, "");
  return exceptions.get(bare) ?? Math.max(1, estimate(bare));
}

function estimate(bare: string): number {
  const word = bare.replace(/qu/g, "kw").replace(/([aeiou])y(?=[aeiou])/g, "$1 y");
  const groups = word.match(/[aeiou]+y?|(?<!^)y[aeiou]*|^y[^aeiou]|(?<= )y[aeiou]+/g)?.length ?? 0;
  const unsaid = saidLe.test(word) ? 0 : silent.filter((pattern) => pattern.test(word)).length;
  return groups - unsaid + apart.filter((pattern) => pattern.test(word)).length;
}
