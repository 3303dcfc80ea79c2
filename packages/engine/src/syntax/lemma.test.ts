import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { decodeSyntax } from "./format.ts";
import { lemmatizer } from "./lemma.ts";

const lemmaOf = lemmatizer(decodeSyntax(readModels().syntax).lemmas);

/** Reads "form lemma" pairs, which are separated by line ends or bars. */
const pairs = (list: string) =>
  list.split(/[|\n]/).map((pair) => pair.trim().split(" ") as [form: string, lemma: string]);

const regular: [tag: string, upos: string, list: string][] = [
  [
    "VBG",
    "VERB",
    `discombobulating discombobulate|stopping stop|modelling model|modeling model|hoping hope|hopping hop|dying die|making make|agreeing agree|seeing see
     panicking panic|travelling travel|focusing focus|falling fall|fostering foster|unboxing unbox|rebooting reboot|googling google
     leveraging leverage|writing write|floating float|scraping scrape|scrapping scrap|being be|having have|going go`,
  ],
  [
    "VBD",
    "VERB",
    `tried try|tied tie|planned plan|planed plane|snoozed snooze|rated rate|defragmented defragment|filled fill|used use
     benefited benefit|referred refer|faded fade|texted text|unfriended unfriend|agreed agree|owed owe|quizzed quiz`,
  ],
  [
    "VBZ",
    "VERB",
    "tries try|goes go|does do|has have|fixes fix|causes cause|misses miss|watches watch|dies die|sees see|upcycles upcycle",
  ],
  [
    "NNS",
    "NOUN",
    `theses thesis|analyses analysis|boxes box|causes cause|stories story|movies movie|heroes hero|wolves wolf|churches church
     caches cache|buses bus|children child|women woman|feet foot|criteria criterion|series series|1990s 1990s|podcasters podcaster`,
  ],
  [
    "JJR",
    "ADJ",
    "bigger big|happier happy|larger large|simpler simple|better good|worse bad|newer new|wider wide|greener green|stranger strange",
  ],
  ["JJS", "ADJ", "biggest big|happiest happy|largest large|best good|worst bad|newest new|fluffiest fluffy"],
];

describe.each(regular)("lemmas of words tagged %s", (tag, upos, list) => {
  test.each(pairs(list))("%s has the lemma %s", (form, lemma) => {
    expect(lemmaOf(form, upos, tag)).toBe(lemma);
  });
});

test.each(
  pairs(
    "went go|found find|thought think|was be|were be|'d have|had have|got get|fled flee|underwent undergo|understood understand|forsook forsake|reread reread",
  ),
)("a past form and a participle have one lemma: %s gives %s", (form, lemma) => {
  expect([lemmaOf(form, "VERB", "VBD"), lemmaOf(form, "VERB", "VBN")]).toEqual([lemma, lemma]);
});

test.each([
  ["me", "PRON", "PRP", "I"],
  ["i", "PRON", "PRP", "I"],
  ["them", "PRON", "PRP", "they"],
  ["her", "PRON", "PRP", "she"],
  ["her", "PRON", "PRP$", "her"],
  ["their", "PRON", "PRP$", "their"],
  ["mine", "PRON", "PRP", "my"],
  ["an", "DET", "DT", "a"],
  ["Those", "DET", "DT", "that"],
  ["n't", "PART", "RB", "not"],
  ["n’t", "PART", "RB", "not"],
  ["ca", "AUX", "MD", "can"],
  ["wo", "AUX", "MD", "will"],
  ["'ll", "AUX", "MD", "will"],
  ["'d", "AUX", "MD", "would"],
  ["'re", "AUX", "VBP", "be"],
  ["'ve", "AUX", "VBP", "have"],
  ["better", "ADV", "RBR", "well"],
])("a function word has the lemma of its tag: %s as %s/%s gives %s", (form, upos, xpos, lemma) => {
  expect(lemmaOf(form, upos, xpos)).toBe(lemma);
});

test("the lemma of “'s” depends on its tag, not on the kind of its apostrophe", () => {
  const lemmas = (form: string) => [
    lemmaOf(form, "AUX", "VBZ"),
    lemmaOf(form, "PART", "POS"),
    lemmaOf(form, "PRON", "PRP"),
  ];
  expect(lemmas("'s")).toEqual(["be", "'s", "we"]);
  expect(lemmas("’s")).toEqual(lemmas("'s"));
});

test("the lemma of a proper noun keeps its capitals, and that of a plural loses only its ending", () => {
  expect(lemmaOf("NATO", "PROPN", "NNP")).toBe("NATO");
  expect(lemmaOf("McGregor", "PROPN", "NNP")).toBe("McGregor");
  expect(lemmaOf("Athens", "PROPN", "NNP")).toBe("Athens");
  expect(lemmaOf("Bulgarians", "PROPN", "NNPS")).toBe("Bulgarian");
});

test("the lemmas of other words have no capitals, except adjectives from names", () => {
  expect(lemmaOf("Houses", "NOUN", "NNS")).toBe("house");
  expect(lemmaOf("STOPPED", "VERB", "VBD")).toBe("stop");
  expect(lemmaOf("Useful", "ADJ", "JJ")).toBe("useful");
  expect(lemmaOf("Bulgarian", "ADJ", "JJ")).toBe("Bulgarian");
});

test("the lemma of a number is the number without commas between thousands", () => {
  expect(["1984", "3.14", "1/2", "seven"].map((form) => lemmaOf(form, "NUM", "CD"))).toEqual([
    "1984",
    "3.14",
    "1/2",
    "seven",
  ]);
  expect(lemmaOf("1,250,000", "NUM", "CD")).toBe("1250000");
});

test("the lemma of a word that does not fit its tag is the word itself", () => {
  expect(lemmaOf("table", "VERB", "VBG")).toBe("table");
  expect(lemmaOf("ing", "VERB", "VBG")).toBe("ing");
  expect(lemmaOf("", "X", "FW")).toBe("");
  expect(lemmaOf("word", "NOUN", "toString")).toBe("word");
});

test("words have their lemmas even if there are more of them than the cache holds", () => {
  const forms = Array.from({ length: 25_000 }, (_, i) => `w${i}ing`);
  expect([...forms, ...forms].filter((form) => lemmaOf(form, "NOUN", "NN") !== form)).toEqual([]);
});

test("of several lemmas that inflect to a word, a known one is chosen", () => {
  const knowing = lemmatizer({ exceptions: {}, stems: {}, cases: {} }, (lemma) => lemma === "inhale");
  expect(knowing("inhaling", "VERB", "VBG")).toBe("inhale");
  expect(knowing("walking", "VERB", "VBG")).toBe("walk");
});

test("without trained tables, a word gets its lemma by the rules of the grammar", () => {
  const bare = lemmatizer({ exceptions: {}, stems: {}, cases: {} });
  expect(bare("sent", "VERB", "VBD")).toBe("send");
  expect(bare("mice", "NOUN", "NNS")).toBe("mouse");
});
