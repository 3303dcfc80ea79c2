import { wordLimits } from "@rewright/contract/limits";
import type { SavedSettings, SavedStyle } from "@rewright/contract/saved-words";
import type { WordEntry } from "@rewright/contract/word-lists";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#test/memory-storage.ts";

const keep = (words: string): WordEntry => ({ words, rule: "keep", replacement: null });
const formal: SavedStyle = { style: "formal", level: 4, spelling: "uk" };
const many = (count: number, name = "word") => Array.from({ length: count }, (_, i) => keep(`${name}${i}`));

/** What the account has saved on the server. */
let stored: SavedSettings;
/** Called when the server has got a request, before it answers. */
let onRequest: (method: string) => void;
let api: typeof import("./saved-words.ts");
let draft: typeof import("../features/rewriter/text/draft.ts");

beforeEach(async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("dispatchEvent", vi.fn());
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  stored = { words: [], style: null };
  onRequest = () => {};
  vi.stubGlobal("fetch", async (_path: string, { method = "GET", body = "{}" }: { method?: string; body?: string }) => {
    onRequest(method);
    const { add = [], remove = [], style } = JSON.parse(body) as Parameters<typeof api.changeSaved>[1];
    const words = [...stored.words.filter((one) => !remove.includes(one.words)), ...add];
    if (words.length > wordLimits.items)
      return Response.json(
        { success: false, error: "too_large", message: "Too many.", error_id: "1" },
        { status: 413 },
      );
    stored = { words, style: style === undefined ? stored.style : style };
    return Response.json(stored);
  });
  // Each test is a new visit, on which the page knows who is signed in from storage.
  vi.resetModules();
  api = await import("./saved-words.ts");
  draft = await import("../features/rewriter/text/draft.ts");
});
afterEach(() => vi.unstubAllGlobals());

function logIn(id = "ada"): void {
  localStorage.setItem("user", JSON.stringify({ id, email: `${id}@example.org` }));
}

test("[BEYOND-148] a guest's words and style apply in this browser and move to the account at login; the account's own entries stay", async () => {
  await api.changeSaved(undefined, { add: [keep("heron"), keep("Stork")], style: formal });
  expect(api.wordOptions(["owl"])).toEqual({ keep: ["owl", "heron", "Stork"], replacements: [], never: [] });
  stored = { words: [{ words: "stork", rule: "never", replacement: null }], style: null };
  logIn();
  const saved = await api.readSaved("ada");
  expect(saved).toMatchObject({ words: [{ words: "stork", rule: "never" }, { words: "heron" }], style: formal });
  expect(saved.left).toEqual([]);
  expect(stored.style).toEqual(formal);
  expect(api.wordOptions([])).toEqual({ keep: [], replacements: [], never: [] });
});

test("[BEYOND-148] a guest's style does not replace the account's", async () => {
  await api.changeSaved(undefined, { style: formal });
  const own = { style: "simple", level: 2, spelling: null } as const;
  stored = { words: [], style: own };
  logIn();
  expect((await api.readSaved("ada")).style).toEqual(own);
});

test("a style that was reset elsewhere is not saved again by a browser that still has it", async () => {
  logIn();
  await api.changeSaved("ada", { style: formal });
  stored = { words: [], style: null };
  expect((await api.readSaved("ada")).style).toBeNull();
  expect(stored.style).toBeNull();
});

test.each([
  ["has no room", () => undefined],
  ["is filled by another browser meanwhile", () => many(wordLimits.items, "other")],
])(
  "[BEYOND-148] if the account %s, a guest's words stay in the browser and are reported, and move once there is room",
  async (_, fill) => {
    const others = fill();
    await api.changeSaved(undefined, { add: [keep("heron"), keep("stork")] });
    stored = { words: others ? [] : many(wordLimits.items - 1), style: null };
    if (others) onRequest = (method) => method === "POST" && Object.assign(stored, { words: others });
    logIn();
    const { words, left } = await api.readSaved("ada");
    expect(left).toEqual([keep("heron"), keep("stork")]);
    expect(words).not.toContainEqual(keep("heron"));
    expect(api.wordOptions([]).keep).toEqual(["heron", "stork"]);

    onRequest = () => {};
    stored = { words: [keep("heron")], style: null };
    const again = await api.readSaved("ada");
    expect(again).toMatchObject({ words: [keep("heron"), keep("stork")], left: [] });
    expect(api.wordOptions([]).keep).toEqual([]);
  },
);

test("[BEYOND-143] a guest cannot save more words than an account, and nothing is changed", async () => {
  await api.changeSaved(undefined, { add: many(wordLimits.items) });
  const refused = api.changeSaved(undefined, { add: [keep("one more")], style: formal });
  await expect(refused).rejects.toMatchObject({ code: "too_large", message: expect.stringContaining("500") });
  expect(await api.readSaved(undefined)).toMatchObject({ words: { length: wordLimits.items }, style: null });
});

test("[BEYOND-143] invalid entries in the browser's storage are ignored", () => {
  for (const value of ["{", "null", "7", '{"words":"heron"}']) {
    localStorage.setItem("saved-words", value);
    expect(api.wordOptions([])).toEqual({ keep: [], replacements: [], never: [] });
  }
  const replace = (replacement: unknown) => ({ words: "utilise", rule: "replace", replacement });
  const long = "x".repeat(wordLimits.characters + 1);
  const entries = [null, "heron", keep(" "), keep(long), keep("two\nlines"), { ...keep("owl"), rule: "drop" }];
  const all = [...entries, replace(null), replace(""), replace(7), replace("utilise"), keep("stork"), keep("Stork")];
  localStorage.setItem("saved-words", JSON.stringify(all));
  expect(api.wordOptions([])).toEqual({ keep: ["Stork"], replacements: [], never: [] });
});

test("[BEYOND-143] a request contains the typed words first, and then saved words up to the limit", () => {
  localStorage.setItem("saved-words", JSON.stringify(many(wordLimits.items)));
  const { keep: sent } = api.wordOptions(["heron", "stork"]);
  expect(sent).toHaveLength(wordLimits.items);
  expect(sent.slice(0, 2)).toEqual(["heron", "stork"]);
});

test("[BEYOND-149] a request in private mode has the words that the account had when it was last online, until log-out", async () => {
  logIn();
  const saved = [keep("heron"), { words: "utilise", rule: "replace", replacement: "use" } as const];
  stored = { words: saved, style: formal };
  await api.readSaved("ada");
  const asked = { text_content: "A text.", keep: [], replacements: [{ from: "Utilise", to: "run" }], never: [] };
  const own = { ...asked, keep: ["heron"] };
  expect(api.withAccountWords("ada", asked)).toEqual(own);
  expect(api.withAccountWords("grace", asked)).toEqual(asked);
  expect(api.withAccountWords(undefined, asked)).toEqual(asked);
  expect(api.withAccountWords("ada", { text: "A text." })).toEqual({ text: "A text." });
  await api.changeSaved("ada", { remove: ["heron"] });
  expect(api.withAccountWords("ada", asked)).toEqual(asked);

  for (const key of ["account-words", "saved-style"]) expect(localStorage.getItem(key)).not.toBeNull();
  const { forgetTexts } = await import("./tool-storage.ts");
  forgetTexts();
  for (const key of ["account-words", "saved-style"]) expect(localStorage.getItem(key)).toBeNull();
});

test("[BEYOND-149] an answer that arrives after the log-out leaves nothing in the browser", async () => {
  logIn("grace");
  stored = { words: [keep("heron")], style: formal };
  await api.readSaved("ada");
  expect(localStorage.getItem("account-words")).toBeNull();
  expect(localStorage.getItem("saved-style")).toBeNull();
});

test("[BEYOND-140] a newly saved style applies to the text in the tool; one saved on another device applies only if the user chose no other for that text", async () => {
  logIn();
  const { emptyDraft, loadDraft, saveDraft } = draft;
  saveDraft({ ...emptyDraft, text: "We saw it.", keep: "heron" });
  stored = { words: [], style: formal };
  await api.readSaved("ada");
  const entered = { text: "We saw it.", keep: "heron" };
  expect(loadDraft()).toMatchObject({ ...entered, mode: "formal", level: 4, spelling: "uk" });

  saveDraft({ ...loadDraft()!, mode: "simple" });
  stored = { words: [], style: { style: "academic", level: 9, spelling: null } };
  await api.readSaved("ada");
  expect(loadDraft()).toMatchObject({ ...entered, mode: "simple", level: 4 });

  await api.changeSaved("ada", { style: { style: "expand", level: 5, spelling: null } });
  expect(loadDraft()).toMatchObject({ ...entered, mode: "expand", level: 5, spelling: "" });
  expect(dispatchEvent).toHaveBeenCalledTimes(3);
});

test("[BEYOND-147] undoing a saved word restores its earlier rule, or removes it if there was none", async () => {
  const { saveWord } = await import("../features/rewriter/popup/save-word.ts");
  const earlier: WordEntry = { words: "Utilise", rule: "replace", replacement: "use" };
  await api.changeSaved(undefined, { add: [earlier] });
  const undo = await saveWord(undefined, keep("utilise"));
  expect((await api.readSaved(undefined)).words).toEqual([keep("utilise")]);
  await undo();
  expect((await api.readSaved(undefined)).words).toEqual([earlier]);
  const undoOther = await saveWord(undefined, keep("heron"));
  await undoOther();
  expect((await api.readSaved(undefined)).words).toEqual([earlier]);
});

test("[BEYOND-244] the spelling check accepts words to keep, whether typed or saved, and the saved replacements of other words", async () => {
  const changes = vi.fn();
  const end = api.onWordsChange(changes);
  await api.changeSaved(undefined, {
    add: [
      { words: "kanban", rule: "keep", replacement: null },
      { words: "colour", rule: "replace", replacement: "kolor" },
      { words: "folks", rule: "never", replacement: null },
    ],
  });
  expect(changes).toHaveBeenCalledOnce();
  expect(api.correctWords(undefined, ["scrum"])).toEqual(["scrum", "kanban", "kolor"]);
  end();
  api.forgetLocalWords();
  expect(changes).toHaveBeenCalledOnce();
  expect(api.correctWords(undefined, ["scrum"])).toEqual(["scrum"]);
});
