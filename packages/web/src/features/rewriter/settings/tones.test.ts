import { toneNotApplied } from "@rewright/contract/engines";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { findingKind, leftAlone } from "../state/findings.ts";
import { emptyDraft } from "../text/draft.ts";
import { sameRewriting } from "./mode-list.ts";
import { MoreOptions } from "./more-options.tsx";
import { OptionsDisclosure } from "./options-disclosure.tsx";
import { toRequest } from "./to-request.ts";
import { mayHaveTone, withoutHiddenTone } from "./tones.ts";

const draft = { ...emptyDraft, text: "We utilize tea.", ultra: true, tone: "friendly" } as const;

test("[RULES-39] a tone can be selected only with Humanize Pro and a language model", () => {
  expect(mayHaveTone(true, "model.example")).toBe(true);
  expect(mayHaveTone(false, "model.example")).toBe(false);
  expect(mayHaveTone(true, null)).toBe(false);
});

test("[RULES-39] the field for the tone is shown only if a tone can be selected, and the summary of options names the tone", () => {
  const options = { settings: draft, onChange: () => {} };
  const closed = (hasTone: boolean) => renderToStaticMarkup(createElement(OptionsDisclosure, { ...options, hasTone }));
  const open = (hasTone: boolean) =>
    renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MoreOptions, { ...options, hasTone })));
  expect(closed(true)).toContain("Tone, spelling, words to keep");
  expect(closed(true)).toContain("Friendly tone");
  expect(open(true)).toContain('<select id="tone"');
  expect(closed(false)).toContain("Spelling, words to keep");
  expect(closed(false) + open(false)).not.toMatch(/tone/i);
});

test("a chosen tone is sent if it can be selected, and not while its field is hidden", () => {
  expect(toRequest(draft.text, withoutHiddenTone(draft, true))).toMatchObject({ tone: "friendly" });
  expect(toRequest(draft.text, withoutHiddenTone(draft, false))).not.toHaveProperty("tone");
});

test("choosing another tone makes the result outdated, but only if tones can be selected", () => {
  const plain = { ...draft, tone: "neutral" } as const;
  expect(sameRewriting(draft, plain, true)).toBe(false);
  expect(sameRewriting(draft, plain, false)).toBe(true);
});

test("the note that a tone was not applied is information, not a reason why the text is unchanged", () => {
  expect(findingKind(toneNotApplied)).toBe("info");
  expect(leftAlone([toneNotApplied])).toBe(false);
});
