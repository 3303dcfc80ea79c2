import { expect, test } from "vitest";
import { faqItems } from "./faq-items.ts";

const limits = { anonymousDailyGenerations: 0, freeDailyGenerations: 10, freeWordsPerRequest: 200 };
const text = (items: ReturnType<typeof faqItems>) => items.map(({ answer }) => answer).join("\n");

test("[CONSTANTS-21] the answers to frequent questions contain the configured limits and no other numbers", () => {
  const items = faqItems(limits);
  expect(items).toHaveLength(10);
  expect(new Set(items.map(({ question }) => question)).size).toBe(10);
  const answers = text(items);
  for (const said of ["200 words", "5,000", "10 rewrites every 24 hours", "$49.99 a month or $449 a year"]) {
    expect(answers).toContain(said);
  }
  expect(answers).not.toMatch(/\b(50|500|12) (times|rewrites|words|hours)/);
  const changed = text(faqItems({ ...limits, freeDailyGenerations: 7, freeWordsPerRequest: 150 }));
  expect(changed).toContain("150 words");
  expect(changed).toContain("7 rewrites every 24 hours");
});

test("the answers to frequent questions name the guest limit if guests may rewrite texts", () => {
  expect(text(faqItems(limits))).toContain("Without an account, you can enter text");
  expect(text(faqItems({ ...limits, anonymousDailyGenerations: 1 }))).toContain(
    "Without an account, you get 1 rewrite.",
  );
  expect(text(faqItems({ ...limits, anonymousDailyGenerations: 5 }))).toContain(
    "Without an account, you get 5 rewrites.",
  );
});
