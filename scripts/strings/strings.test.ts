import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listStrings } from "./list-strings.ts";
import { readStrings } from "./read-source.ts";
import { withoutValues } from "./without-values.ts";

const all = listStrings();

/** Words that the product avoids in texts for users, and the words to use instead. */
const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bgenerations?\b/i, "rewrite"],
  [/\bcredits?\b/i, "free Pro rewrite"],
  [/\b(?:no|each|one|free|daily) uses?\b|\buses? (?:left|was|were|is|are)\b/i, "rewrite"],
  [/\b(?:a|the|this|your) (?:rewriting|run) (?:is|was|ended|failed)\b/i, "rewrite"],
  [/\brewritings\b/i, "rewrites"],
  [/\bHumanize (?:Lite|Pro)\b/, "Lite, Pro"],
  [/\bwhat comes back\b/i, "the result"],
  [/\boperators?\b/i, "we"],
  [/\bin force\b/i, "active, current"],
  [/\bsomebody\b/i, "someone"],
  [/\bwhoever\b/i, "a subject of the sentence"],
  [/\b(?:is|are|be|was|were) told\b/i, "we tell you"],
  [/\be-mails?\b/i, "email"],
  [/\bsign(?:ed|ing)?[ -]in\b/i, "log in"],
  [/\blog-in\b/i, "login"],
];

/** Sentences that must have exactly these words, even if they contain avoided ones. */
const specified: readonly RegExp[] = [
  /^Daily limit of \{\} free generations exceeded\./,
  /^Daily limit exceeded! You have used \{\}\/\{\} generations today\./,
  /^View Generation History$/,
  /^Google sign-in failed\. Please try again\.$/,
  /^Google \{\} was cancelled or failed\. Please try again\.$/,
  /^No session found\. Please try signing in again\.$/,
  /Please sign in manually instead of using Google\.$/,
  /^Account created successfully! Redirecting to sign in\.\.\.$/,
  // The terms name the engines in full once.
  /^There are two engines: Humanize Lite \("Lite"\) and Humanize Pro \("Pro"\)\./,
];

test("[WORDS-1] texts for users contain no word that has a preferred synonym", () => {
  const faults = all.flatMap(({ place, text }) => {
    const said = withoutValues(text);
    if (specified.some((pattern) => pattern.test(said))) return [];
    return avoided.flatMap(([words, instead]) => (words.test(said) ? [`${place}: ${said} (say: ${instead})`] : []));
  });
  expect(faults).toEqual([]);
});

/** Matches files with texts for administrators and operators. */
const notForCustomers = /^packages\/(?:web\/src\/features\/admin|server\/src\/(?:config|first-admin|server|main)\.ts)/;

test("[WORDS-34] texts for customers do not contain ‘operator’ or ‘localhost’", () => {
  const forCustomers = all.filter(({ place }) => !notForCustomers.test(place));
  expect(forCustomers.length).toBeGreaterThan(1000);
  expect(forCustomers.filter(({ text }) => /operator|localhost/i.test(withoutValues(text)))).toEqual([]);
});

test("[WORDS-35] no text for users promises a number of clicks", () => {
  expect(all.filter(({ text }) => /\b(?:one|two|three|four|\d+)[ -]clicks?\b/i.test(text))).toEqual([]);
});

const labels = all.filter(({ place }) => /^packages\/web\/.*\/strings\.ts:/.test(place));

test("[WORDS-3] buttons and labels are in sentence case", () => {
  const titled = /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/;
  const names = /Premium|Free|Pro|Lite|Google|PDF|CSV|UTC|ID|Markdown|Word/;
  const specifiedLabels = new Set([
    ...[
      "Access Denied",
      "Active Today",
      "Back",
      "Cancel Subscription",
      "Check Your Email",
      "Database Viewer",
      "Go Back",
    ],
    ...[
      "Invoice History",
      "Keep Subscription",
      "Subscription Management",
      "Sync Status",
      "Try Again",
      "User Management",
    ],
    ...["Premium Required", "Upgrade to Premium", "Current Plan", "Limit Reached", "Most Popular", "Get Started Free"],
  ]);
  const faults = labels.filter(({ text }) => titled.test(text) && !specifiedLabels.has(text) && !names.test(text));
  expect(faults).toEqual([]);
});

test("[WORDS-3] a fragment in a module of strings has no full stop", () => {
  const faults = labels.filter(({ text }) => isFragment(text) && text.endsWith("."));
  expect(faults).toEqual([]);
  expect(["No accounts yet", "For short texts.", "Not counted yet."].map(isFragment)).toEqual([true, true, true]);
  expect(["No card is needed.", "No fix: names stay.", "Not now. Try later."].map(isFragment)).toEqual([
    false,
    false,
    false,
  ]);
});

/** Returns whether a text is a few words that begin like a fragment and have no verb. */
function isFragment(text: string): boolean {
  const isPhrase = /^(?:No|None|Not|For|With|Without|Only|Up to)\b[^.:;?!]*\.?$/.test(text);
  const hasVerb =
    /\b(?:is|are|was|were|has|have|had|can|will|may|must|do|does|did|need|needs|uses|match|fit)\b|'(?:s|re|ve|ll)\b|n't\b/;
  return isPhrase && text.split(" ").length <= 6 && !hasVerb.test(text);
}

test("[WORDS-2] strings of pages, API responses, the command line, the lexicon and the changelog are listed with their files", () => {
  const placeOf = (text: string) => all.find((one) => one.text === text)?.place.replace(/:\d+$/, "");
  expect(placeOf("All fields are required.")).toBe("packages/web/src/features/contact/strings.ts");
  expect(placeOf("This already exists.")).toBe("packages/contract/src/errors.ts");
  expect(placeOf("Rewrite text")).toBe("packages/contract/src/rewriting.ts");
  expect(placeOf("Simpler word.")).toBe("packages/engine/src/change-reasons.ts");
  expect(placeOf('Plain "use" for "utilize".')).toBe("packages/engine/lexicon/verbs.lex");
  expect(placeOf("We removed hundreds of incorrect word changes.")).toBe("CHANGELOG.md");
});

describe("the list of strings in a source file", () => {
  const texts = (source: string, path = "a.tsx") => readStrings(path, source).map(({ text }) => text);

  test("has the text of an element with its links on one line", () => {
    expect(texts('<p>\n  Read our{" "}\n  <a href="/terms">terms</a>, all {count} of them.\n</p>')).toEqual([
      "Read our terms, all {count} of them.",
    ]);
  });

  test("has components within a text in braces, and leaves icons out", () => {
    expect(texts("<p>Premium until <Day at={end} />. Renew it.</p>")).toEqual(["Premium until {Day}. Renew it."]);
    expect(texts("<b><Plus size={16} />Add payment</b>")).toEqual(["Add payment"]);
  });

  test("has strings that the source joins as one, and finds those in attributes and conditions", () => {
    expect(texts('<B label={on ? "Turn off" : "Turn on"} className="Not this one">{a}</B>')).toEqual([
      "Turn off",
      "Turn on",
    ]);
    expect(texts('const a = "The first part, " + `and $' + "{more} behind it.`;", "a.ts")).toEqual([
      "The first part, and {more} behind it.",
    ]);
  });

  test("has sentences that begin with a value, and the messages of errors", () => {
    const source = "function f() { say(`$" + "{file.name} was deleted.`); throw new Error('It has no text.'); }";
    expect(texts(source, "a.ts")).toEqual(["{file.name} was deleted.", "It has no text."]);
  });

  test("[WORDS-2] has all strings of a module of strings, with their lines", () => {
    const source = [
      "export const a = {",
      '  or: "or",',
      "  left: (n: number) => `$" + "{n} left`,",
      "} as const;",
    ].join("\n");
    expect(readStrings("x/strings.ts", source)).toEqual([
      { line: 2, text: "or" },
      { line: 3, text: "{n} left" },
    ]);
  });
});

test("[WORDS-5] each entry of the changelog has a date as its heading, and the newest comes first", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const dates = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
  for (const date of dates) expect(date).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.length).toBeGreaterThan(0);
});
