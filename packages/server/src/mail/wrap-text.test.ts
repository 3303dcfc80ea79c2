import { expect, test } from "vitest";
import { wrapText } from "./wrap-text.ts";

test("[MESSAGES-122] a long text is wrapped between words after at most 72 characters", () => {
  const text = "We received a request to change your email address. ".repeat(6).trim();
  const lines = wrapText(text).split("\n");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
  expect(lines.join(" ")).toBe(text);
});

test("[MESSAGES-122] existing line breaks and words longer than a line are kept", () => {
  const link = `https://example.org/${"a".repeat(100)}`;
  expect(wrapText(`One.\n\nTwo ${link} three.`)).toBe(`One.\n\nTwo\n${link}\nthree.`);
});
