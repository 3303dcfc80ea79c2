import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { faqItems } from "../pages/home/faq-items.ts";
import { planTerms } from "../pages/legal/plan-terms.tsx";

const limits = { anonymousDailyGenerations: 3, freeDailyGenerations: 1, freeWordsPerRequest: 1234 };

test("the frequent questions on the home page contain the limits that the server has configured", () => {
  const answers = faqItems(limits)
    .map(({ answer }) => answer)
    .join("\n");
  expect(answers).toContain("Up to 1,234 words, or 5,000 with Premium");
  expect(answers).toContain("A free account gives you 1 rewrite every 24 hours");
  expect(answers).toContain("Without an account, you get 3 rewrites.");
});

test("the terms contain the limits that the server has configured, and guests have the word limit of the free plan", () => {
  const terms = renderToStaticMarkup(createElement(Fragment, null, ...planTerms(limits).map(({ body }) => body)));
  expect(terms).toContain("1,234 words per text, 3 rewrites every 24 hours");
  expect(terms).toContain("1,234 words per text, 1 rewrite every 24 hours");
  expect(terms).toContain("5,000 words per text, unlimited rewrites");
});
