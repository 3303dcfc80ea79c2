import { expect, test, vi } from "vitest";
import { CallError } from "#src/api/call.ts";
import { resultFor } from "#test/result.ts";
import { initialRewrite, type RewriteEvent, type RewriteState, rewriteReducer } from "./rewrite-state.ts";
import type { ResultState } from "./state/result-state.ts";
import { oneVersion } from "./versions/versions.ts";

const ResultView = vi.fn();
const watched = {
  account: "a",
  view: { done: 0, total: 0, parts: [], lost: false, stopping: false },
  RunResult: vi.fn(),
  stop: vi.fn(),
};
const limit = new CallError("daily_limit_reached", "No rewrites are left.");
const fault = new CallError("internal", "An error occurred.");

function version(text: string): ResultState {
  const state = resultFor("We utilize oak.", [], ["We utilize oak."]);
  return { ...state, result: { ...state.result, transformed_text: text } };
}

function after(...events: RewriteEvent[]): RewriteState {
  return events.reduce(rewriteReducer, initialRewrite);
}

const first = version("We use oak.");
const second = version("We work with oak.");
const rewritten = (result: ResultState, seed?: number): RewriteEvent => ({
  type: "rewritten",
  result,
  seed,
  ResultView,
});

test("when a rewrite is requested, its state is running, and messages about the earlier rewrite are removed", () => {
  const state = after(
    rewritten(first),
    rewritten(first, 2),
    { type: "failed", error: fault },
    { type: "stoppedEmpty" },
    { type: "started" },
  );
  expect(state).toMatchObject({ running: true, stoppedEmpty: false, versions: oneVersion(first) });
  expect([state.error, state.noOther]).toEqual([undefined, undefined]);
});

test("a rewrite by Humanize Pro shows its progress until it ends", () => {
  const state = after({ type: "started" }, { type: "watched", watched });
  expect(state).toMatchObject({ running: true, watched });
  const ended = rewriteReducer(state, { type: "ended" });
  expect([ended.running, ended.watched]).toEqual([false, undefined]);
});

test("a rewrite that is stopped before its first paragraph keeps the earlier result", () => {
  const state = after(rewritten(first), { type: "started" }, { type: "stoppedEmpty" }, { type: "ended" });
  expect(state).toMatchObject({ running: false, stoppedEmpty: true, versions: oneVersion(first) });
});

test("the result of a new text replaces all versions of the earlier text", () => {
  expect(after(rewritten(first), rewritten(second))).toMatchObject({ versions: oneVersion(second), ResultView });
});

test("another version of a text is added after the first version and shown", () => {
  const state = after(rewritten(first), rewritten(second, 2));
  expect(state.versions).toEqual({ all: [first, second], at: 1 });
  expect(state.noOther).toBeUndefined();
});

test("if a text has no version yet, another version becomes its first", () => {
  expect(after(rewritten(first, 2)).versions).toEqual(oneVersion(first));
});

test("another version with the same text is not added, and the state says why", () => {
  const state = after(rewritten(first), rewritten(version("We use oak."), 2));
  expect(state.versions).toEqual(oneVersion(first));
  expect(state.noOther).toBe("The new version is the same as one you already have.");
});

test("when a rewrite fails, the earlier result is kept and the error is shown", () => {
  const state = after(rewritten(first), { type: "started" }, { type: "failed", error: fault }, { type: "ended" });
  expect(state).toMatchObject({ running: false, error: fault, versions: oneVersion(first) });
});

test("when rewrites are available again after the daily limit, the error about the limit is removed", () => {
  const state = after({ type: "failed", error: limit, limitedUntil: 5 });
  expect(state).toMatchObject({ error: limit, limitedUntil: 5 });
  const open = rewriteReducer(state, { type: "reset" });
  expect([open.error, open.limitedUntil]).toEqual([undefined, undefined]);
});

test("an error of another kind does not change the time at which the daily limit ends, and is not removed at that time", () => {
  const state = after({ type: "failed", error: limit, limitedUntil: 5 }, { type: "failed", error: fault });
  expect(state).toMatchObject({ error: fault, limitedUntil: 5 });
  expect(rewriteReducer(state, { type: "reset" }).error).toBe(fault);
});

test("versions saved before a reload are shown unless a newer result has arrived", () => {
  const restored: RewriteEvent = { type: "restored", versions: oneVersion(first), ResultView };
  expect(after(restored)).toMatchObject({ versions: oneVersion(first), ResultView });
  expect(after(rewritten(second), restored).versions).toEqual(oneVersion(second));
});

test("an edit by the user changes only the version that is shown, and the other one can be selected", () => {
  const edited = { ...second, undone: [0] };
  const state = after(rewritten(first), rewritten(second, 2), { type: "edited", result: edited });
  expect(state.versions).toEqual({ all: [first, edited], at: 1 });
  expect(rewriteReducer(state, { type: "shown", at: 0 }).versions).toEqual({ all: [first, edited], at: 0 });
});

test("when the texts are deleted, the result and the error are removed, and later edits change nothing", () => {
  const state = after(rewritten(first), { type: "failed", error: fault }, { type: "forgotten" });
  expect([state.versions, state.error]).toEqual([undefined, undefined]);
  expect(rewriteReducer(state, { type: "edited", result: second }).versions).toBeUndefined();
  expect(rewriteReducer(state, { type: "shown", at: 1 }).versions).toBeUndefined();
});
