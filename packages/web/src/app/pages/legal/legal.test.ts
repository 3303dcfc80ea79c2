import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { supportResponseHours } from "@rewright/contract/contact-form";
import { batchLimits, historyLimits, minimumAge, runLimits } from "@rewright/contract/limits";
import { periods } from "@rewright/contract/periods";
import {
  complimentaryCredits,
  formatAmount,
  graceDays,
  plans,
  prices,
  usageWindowHours,
} from "@rewright/contract/plans";
import { createElement, Fragment, type JSX } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import Privacy from "../privacy.tsx";
import Terms from "../terms.tsx";
import { storageEntries } from "./browser-storage.tsx";
import { lastUpdated } from "./last-updated.ts";
import { thirdParties } from "./privacy-rules.tsx";
import { storedData } from "./stored-data.tsx";
import type { ProHosting } from "./where-pro-runs.tsx";

const [monthly, yearly] = [prices.monthly, prices.yearly].map((price) => formatAmount(price, prices.currency)) as [
  string,
  string,
];

const sourceFolder = join(import.meta.dirname, "../../..");

/** Returns the text of a legal page without its table of contents and section numbers. */
function textOf(page: () => JSX.Element): string {
  return renderToStaticMarkup(createElement(page))
    .replace(/<nav.*?<\/nav>/s, "")
    .replace(/(<h2[^>]*>)\d+\. /g, "$1")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

describe.each([
  ["terms", Terms],
  ["privacy policy", Privacy],
])("the page with the %s", (_name, page) => {
  test("[CONSTANTS-20, CONSTANTS-21] contains only numbers that are configured", () => {
    const inForce = [
      plans.free.wordsPerRequest,
      plans.free.dailyGenerations,
      plans.premium.wordsPerRequest,
      usageWindowHours,
      complimentaryCredits,
      historyLimits.items,
      minimumAge,
      graceDays,
      supportResponseHours,
      runLimits.minutes,
      runLimits.keptMinutes,
      batchLimits.files,
      batchLimits.keptHours,
      ...Object.values(periods).flatMap((period) => [period, period / 60]),
    ].map((value) => value.toLocaleString("en-US"));
    const printed =
      textOf(page)
        .replace(lastUpdated, "")
        .replaceAll(monthly, "")
        .replaceAll(yearly, "")
        .match(/\d[\d,]*/g) ?? [];
    expect(printed.filter((value) => !inForce.includes(value.replace(/,$/, "")))).toEqual([]);
  });

  test("[PAGES-21] says when its text was last changed", () => {
    expect(textOf(page)).toContain(`Last updated ${lastUpdated}`);
  });
});

test("the source of the legal pages contains no hard-coded numbers", () => {
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith(".tsx"))) {
    const prose = readFileSync(join(import.meta.dirname, file), "utf8").replace(/className="[^"]*"/g, "");
    const literals = prose.match(/(?<![\w-])\d[\d,.]+|\b\d+ (words?|days?|hours?|texts?|years?)/g) ?? [];
    expect(literals, file).toEqual([]);
  }
});

test("[CONSTANTS-21, CONSTANTS-72, PAGES-19] the terms state the limits and forbid academic cheating", () => {
  const terms = textOf(Terms);
  const { free, premium } = plans;
  expect(terms).toContain(
    `${free.wordsPerRequest} words per text, ${free.dailyGenerations} rewrites every ${usageWindowHours} hours`,
  );
  expect(terms).toContain(`${premium.wordsPerRequest.toLocaleString("en-US")} words per text, unlimited rewrites`);
  expect(terms).toContain("academic cheating");
});

test("the terms state the prices, the renewal and how to cancel, and the privacy policy says who stores the card", () => {
  const terms = textOf(Terms);
  expect(terms).toContain(`${monthly} per month or ${yearly} per year`);
  expect(terms).toContain("until you cancel");
  expect(terms).toContain("Cancel Subscription");
  expect(textOf(Privacy)).toContain("the card number never reaches us");
  for (const page of [Terms, Privacy]) expect(textOf(page)).not.toMatch(/nothing is sold/i);
});

test("the terms and the privacy policy link to the contact form, and the policy says how long messages are kept and what administrators see", () => {
  for (const page of [Terms, Privacy]) expect(renderToStaticMarkup(createElement(page))).toContain('href="/contact"');
  const policy = textOf(Privacy);
  expect(policy).toContain(`delete it within ${periods.contactMessageDays} days`);
  expect(policy).toContain(`${periods.auditDays} days, even if you delete your account`);
  expect(policy).toContain(`${periods.activityDays} days. When you delete`);
  expect(policy).toContain("can't see passwords, texts or history");
});

test("the privacy policy says where Humanize Pro sends texts, what is stored of them, and how long", () => {
  const said = (hosting: ProHosting) =>
    [...storedData(0, hosting), ...thirdParties(hosting)]
      .map(({ body }) => renderToStaticMarkup(createElement(Fragment, null, body)))
      .join(" ")
      .replace(/<[^>]+>/g, "");
  const local = said({ languageModelHost: null, secondReading: false });
  expect(local).toContain("no language model is connected, and we send your texts to no one");
  expect(local).not.toContain("send it the text piece by piece");
  const byModel = said({ languageModelHost: "model.example", secondReading: false });
  expect(byModel).toContain("to the language model at model.example.");
  expect(byModel).not.toMatch(/second|compare|beside/);
  const readAgain = said({ languageModelHost: "model.example", secondReading: true });
  expect(readAgain).toContain("send it a second time with the result, so that a model can compare the two");
  expect(readAgain).toContain("then compares your sentences with the new ones");
  expect(said(undefined)).toContain("the same model or a second one may compare the result with your text");
  // The prerendered page must be correct for every server that serves it.
  expect(said(undefined)).toContain("unless a language model is connected");
  expect(textOf(Privacy)).toContain("unless a language model is connected");
  expect(local).toContain(`Deleted ${runLimits.keptMinutes} minutes after it ends`);
  expect(local).toContain(`for at most ${batchLimits.keptHours} hours`);
});

test("[PAGES-20] the privacy policy lists exactly the entries that the pages store in the browser", () => {
  const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("legal"))
    .map((file) => readFileSync(join(sourceFolder, file), "utf8"))
    .filter((source) => /(local|session)Storage/.test(source))
    .join("\n");
  const named = storageEntries.map(({ name }) => name);
  for (const name of named) expect(sources).toContain(`"${name}"`);
  const keys = [
    ...sources.matchAll(/\b\w*[kK]ey = "([\w-]+)"/g),
    ...sources.matchAll(/Storage\.\w+Item\("([\w-]+)"/g),
  ].map(([, key]) => key!);
  expect(keys.filter((key) => !named.includes(key))).toEqual([]);
});
