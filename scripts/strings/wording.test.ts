import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listStrings } from "./list-strings.ts";
import { withoutValues } from "./without-values.ts";

const root = join(import.meta.dirname, "../..");
const strings = listStrings().map(({ place, text }) => ({ place, text: withoutValues(text) }));

/**
 * Checks that each sentence occurs in the product, and that none of the sentences in `not` does. Values in a sentence
 * are written "{}".
 */
function expectSaid(sentences: readonly string[], { not }: { not: readonly string[] }): void {
  const unsaid = sentences.filter((sentence) => !strings.some(({ text }) => text.includes(sentence)));
  const old = strings.filter(({ text }) => not.some((words) => text.toLowerCase().includes(words.toLowerCase())));
  expect({ unsaid, old }).toEqual({ unsaid: [], old: [] });
}

test("[WORDS-7] the home page says that changes are shown and can be undone", () => {
  expectSaid(["See why each word changed. Undo anything."], { not: ["Every change comes with its reason"] });
});

test("[WORDS-8] the product offers free Pro rewrites for verifying an email address", () => {
  expectSaid(["Verify your email and get {} free Pro rewrites."], { not: ["With a verified", "answers your first"] });
});

test("[WORDS-9] the note on the Academic style says to use it for one's own work and within the school's rules", () => {
  const not = ["or something else wrote", "It is for your own work"];
  expectSaid(
    ["For your own work. Follow your school's rules on AI.", "For your own work. Follow your school's rules"],
    {
      not,
    },
  );
});

test("[WORDS-10] the description of the mode Expand says that it adds no facts", () => {
  expectSaid(["Unpacks dense sentences. Adds no facts."], { not: ["Spells out links", "dense phrases"] });
});

test("[WORDS-11] for a text over the limit, the message says by how many words", () => {
  expectSaid(["You're {} over the limit."], { not: ["marked words lie", "fit into one request"] });
});

test("[WORDS-12] when the daily limit is reached, the page says when more free rewrites are available", () => {
  expectSaid(["Your free rewrites come back at {}.", "{} tomorrow"], { not: ["uses come back", "by themselves"] });
});

test("[WORDS-13] when Lite was used in place of Pro, the note says that the rewrite isn't counted", () => {
  expectSaid(["We used Lite instead, and didn't count this rewrite."], { not: ["Lite answered", "use was counted"] });
});

test("[WORDS-14] when Lite wrote some sentences, the note says how many and why", () => {
  expectSaid(["Lite wrote {} of {} sentences", "Pro's versions failed our accuracy checks."], {
    not: ["paragraphs are by", "passed the checks"],
  });
});

test("[WORDS-15] when a rewrite changed nothing in a text, the page suggests a higher strength", () => {
  expectSaid(["No changes at this strength. Try a higher one."], { not: [] });
});

test("[WORDS-16] when the settings no longer match the result, the page suggests humanizing again", () => {
  expectSaid(["Settings changed. Humanize again to update."], { not: ["result belongs to", "bring it up to date"] });
});

test("[WORDS-17] the style panel counts words per sentence", () => {
  expectSaid(["Words per sentence"], { not: ["Words a sentence"] });
});

test("[WORDS-18] the pricing page says for whom each plan is", () => {
  expectSaid(["{} for short texts. {} for everything else."], { not: ["Short texts are free", "many of them"] });
});

test("[WORDS-19] the free plan's card says that it stays free and needs no payment card", () => {
  expectSaid(["Free forever. No card needed."], { not: ["For as long as you like", "No card is asked"] });
});

test("[WORDS-20] the terms say that the current period isn't refunded", () => {
  expectSaid(["We don't refund the current period automatically."], { not: ["paid back", "has begun is not"] });
});

test("[WORDS-21] the terms say that statutory rights are not affected", () => {
  expectSaid(["Your statutory rights are unaffected."], { not: ["law of your country", "stays yours"] });
});

test("[WORDS-22] after a payment, the page says that the plan is active", () => {
  expectSaid(["Your plan is active."], { not: ["in force", "in every open tab"] });
});

test("[WORDS-23] after a cancellation, the page says until when it can be reversed", () => {
  expectSaid(["You can resume any time before then."], { not: ["take this back"] });
});

test("[WORDS-24] the form for changing the email address says which address gets the confirmation first", () => {
  expectSaid(
    ["We'll confirm with your current email first, then the new one. Open the link we send to each address."],
    { not: ["Both addresses are asked"] },
  );
});

test("[WORDS-25] the list of sessions says what to do about an unknown session", () => {
  expectSaid(["Don't recognize one? End it and change your password."], { not: ["End what you do not know"] });
});

test("[WORDS-26] batch upload says how many files are allowed and that each keeps its format", () => {
  expectSaid(["Rewrite up to {} files at once. Each keeps its format."], { not: ["given back in the form"] });
});

test("[WORDS-27] the contact page says that a person answers and that all fields are required", () => {
  expectSaid(["A person answers every message.", "All fields are required.", "Common questions"], {
    not: ["People read it", "Every field is needed", "Often asked"],
  });
});

test("[WORDS-28] the list of keyboard shortcuts says what each one does", () => {
  expectSaid(["Close dialog", "Use this wording"], { not: ["Close what lies", "Take it"] });
});

test("[WORDS-29] the email for a new password says what was requested", () => {
  expectSaid(["We received a request to reset your password."], { not: ["probably you", "asked to set"] });
});

test("[WORDS-30] the reason for a change says what is simpler about it", () => {
  expectSaid(["Simpler word.", "Simpler punctuation."], { not: ["weighs more than", "plainer mark"] });
});

test("[WORDS-31] the home page says that the user decides how much changes, and that the product is for English only", () => {
  expectSaid(["You decide how much changes", "English only, for now."], { not: ["Rules propose", "It knows English"] });
});

test("[WORDS-32] the admin panel has the texts “Needs attention”, “None” and “Further requests are refused.”", () => {
  expectSaid(["Needs attention", "Further requests are refused."], {
    not: ["To look after", "None was given", "asks more often"],
  });
  expect(strings.some(({ place, text }) => text === "None" && place.includes("/admin/"))).toBe(true);
});

test("[WORDS-33] the error message for a conflict says that something exists already or was changed by someone else", () => {
  expectSaid(["This already exists.", "Someone else changed this in the meantime."], {
    not: ["This is there already", "changed this meanwhile"],
  });
});

test('[WORDS-6] dates and times are formatted like "22 Nov 2026, 12:23"', () => {
  const options = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  expect(new Date(2026, 10, 22, 12, 23).toLocaleString("en-GB", options)).toBe("22 Nov 2026, 12:23");

  const files = globSync("packages/{web,server,contract}/src/**/*.{ts,tsx}", { cwd: root });
  const formats = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(/(?:DateTimeFormat|toLocale(?:Date|Time)String)\(([^,)]*)/g),
    ].map(([, locale]) => ({ file, locale })),
  );
  expect(formats.length).toBeGreaterThan(5);
  expect(formats.filter(({ file, locale }) => !/\.test\./.test(file) && locale !== '"en-GB"')).toEqual([]);
});
