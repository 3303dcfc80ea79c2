import { describe, expect, test } from "vitest";
import { isPluralNoun, pluralNoun, singularNoun } from "./inflect.ts";

const pairs = `tool tools|box boxes|class classes|church churches|dish dishes|city cities|day days|analysis analyses
crisis crises|hypothesis hypotheses|criterion criteria|phenomenon phenomena|child children|grandchild grandchildren|person people
salesperson salespeople|man men|woman women|chairman chairmen|human humans|foot feet|mouse mice|life lives|wife wives|shelf shelves
half halves|leaf leaves|roof roofs|belief beliefs|hero heroes|potato potatoes|photo photos|video videos|index indexes
matrix matrices|axis axes|formula formulas|nucleus nuclei|stimulus stimuli|corpus corpora|focus focuses|virus viruses
status statuses|bonus bonuses|campus campuses|cause causes|clause clauses|use uses|house houses|case cases|database databases
response responses|purpose purposes|lens lenses|bias biases|size sizes|prize prizes|quiz quizzes|gas gases|bus buses|movie movies
tie ties|theory theories|cookie cookies|cache caches|headache headaches|stomach stomachs|approach approaches|API APIs|CPU CPUs
LLM LLMs|trade-off trade-offs|passer-by passers-by|mother-in-law mothers-in-law|point of view points of view|way to ways to
set of tools sets of tools|case study case studies|species species|series series|data data|sheep sheep|means means
aircraft aircraft|menu menus|alibi alibis|taxi taxis|medium media|bacterium bacteria|curriculum curricula|move moves
curve curves|archive archives|alternative alternatives|advantage advantages|specimen specimens|plateau plateaus|key keys
toe toes|shoe shoes|metric metrics|critic critics|exercise exercises|license licenses|expense expenses|process processes
success successes|business businesses|waltz waltzes|understanding understandings`
  .split(/[|\n]/)
  .map((row): [string, string] => {
    const words = row.split(" ");
    return [words.slice(0, words.length / 2).join(" "), words.slice(words.length / 2).join(" ")];
  });

describe("plurals and singulars of nouns", () => {
  test.each(pairs)("“%s” and “%s” are the singular and plural of one noun", (singular, plural) => {
    expect(pluralNoun(singular)).toBe(plural);
    expect(singularNoun(plural)).toBe(singular);
    expect(singularNoun(singular)).toBe(singular);
    expect(isPluralNoun(plural)).toBe(true);
  });

  test("the plural of a plural is the same word", () => {
    for (const [, plural] of pairs) expect(pluralNoun(plural)).toBe(plural);
  });

  test("a plural that two nouns share (“bases”) has only one of them as its singular", () => {
    expect(pluralNoun("basis")).toBe("bases");
    expect(singularNoun("bases")).toBe("base");
  });

  test("the plural of an uncountable noun is the noun itself", () => {
    for (const noun of ["information", "software", "news", "physics", "research"]) expect(pluralNoun(noun)).toBe(noun);
  });

  test.each([
    "people",
    "criteria",
    "police",
    "scissors",
    "thanks",
    "men",
    "ways to",
    "sets of data",
    "statistics",
    "1990s",
    "Children",
  ])("%s can be plural", (noun) => expect(isPluralNoun(noun)).toBe(true));

  test.each([
    "news",
    "physics",
    "economics",
    "focus",
    "analysis",
    "status",
    "bus",
    "lens",
    "process",
    "business",
    "person",
    "child",
    "chaos",
    "AWS",
    "DNS",
    "James",
    "this",
    "specimen",
    "bias",
    "set of tools",
    "information",
    "tennis",
    "thesis",
    "software",
    "list of items",
  ])("%s is not plural", (noun) => expect(isPluralNoun(noun)).toBe(false));
});
