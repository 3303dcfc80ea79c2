import type { HumanizeResult } from "@rewright/contract/rewriting";
import { applyEdits } from "@rewright/engine/edit";
import { editingStrings } from "../editing/strings.ts";
import type { Settings } from "../settings/settings.ts";

/** A result and the user's later changes to it, as plain data, because it is saved in the session storage. */
export interface ResultState {
  /** The id of the rewrite in the history. */
  readonly id: string;
  readonly original: string;
  /** The rest of the text, which was not sent because it is over the word limit. */
  readonly rest?: string | undefined;
  readonly settings: Settings;
  readonly result: HumanizeResult;
  /** The indexes of the edits that the user has undone. */
  readonly undone: readonly number[];
  /** The wordings that the user has chosen for sentences, by the sentence's index. */
  readonly choices: Readonly<Record<number, Choice>>;
  /** The edits that the user has typed, in the order of the text. */
  readonly typed: readonly TypedEdit[];
}

/** A part of a sentence, or of the text between two, which the user has typed anew. */
export interface TypedEdit {
  /** The position in the original text. */
  readonly start: number;
  readonly end: number;
  readonly after: string;
  /** The indexes of the engine's edits inside this part. */
  readonly covers: readonly number[];
  /** False while the user has undone this edit. */
  readonly on: boolean;
}

interface Choice {
  readonly text: string;
  /** False while the user has undone this choice. */
  readonly on: boolean;
}

/** What the user sees as one change: a group of edits, a wording chosen for a sentence, or a typed edit. */
export type Change = { readonly active: boolean; readonly reason: string; readonly parts: readonly ChangePart[] } & (
  | { readonly kind: "edit"; readonly id: string; readonly edits: readonly number[] }
  | { readonly kind: "choice"; readonly id: string; readonly sentence: number }
  | { readonly kind: "typed"; readonly id: string; readonly typed: readonly number[] }
);

interface ChangePart {
  readonly before: string;
  readonly after: string;
}

/** Returns the id of the change to which an edit belongs. */
export function changeIdOfEdit(state: ResultState, index: number): string {
  const group = state.result.edits[index]?.group;
  return group === undefined ? `edit-${index}` : `group-${group}`;
}

/** Returns the id of the change for a sentence whose wording the user chose. */
export function changeIdOfChoice(sentence: number): string {
  return `choice-${sentence}`;
}

/** Returns the id of the change to which a typed edit belongs. Adjacent typed edits are one change. */
export function changeIdOfTyped({ typed }: ResultState, index: number): string {
  let first = index;
  while (typed[first - 1]?.end === typed[first]!.start) first--;
  return `typed-${typed[first]!.start}`;
}

/** Returns for each edit the index of its sentence, or -1 if it is between sentences. */
export function sentencesOfEdits({ result: { edits, sentences } }: ResultState): number[] {
  let sentence = 0;
  return edits.map((edit) => {
    while (sentence < sentences.length && sentences[sentence]!.end < edit.end) sentence++;
    const span = sentences[sentence];
    return span && span.start <= edit.start && edit.end <= span.end ? sentence : -1;
  });
}

/**
 * Returns whether each edit is applied. An edit is not applied if the user has undone it, typed over it or reworded its
 * sentence, or has done so with another edit of its group. The user's wording of the sentence `unchosen` is ignored.
 */
export function editsInForce(state: ResultState, unchosen?: number): boolean[] {
  const owners = sentencesOfEdits(state);
  const undone = new Set(state.undone);
  const off = new Set<string>();
  for (const [index, owner] of owners.entries()) {
    const replaced = owner !== unchosen && state.choices[owner]?.on;
    if (replaced || undone.has(index)) off.add(changeIdOfEdit(state, index));
  }
  const covered = coveredEdits(state);
  return owners.map((_, index) => !covered.has(index) && !off.has(changeIdOfEdit(state, index)));
}

/** Returns the indexes of the engine's edits that typed edits replace. */
function coveredEdits({ typed }: ResultState): ReadonlySet<number> {
  return new Set(typed.flatMap(({ on, covers }) => (on ? covers : [])));
}

/** Returns whether a typed edit replaces a whole sentence. */
export function isTypedOver({ typed, result }: ResultState, sentence: number): boolean {
  const { start, end } = result.sentences[sentence]!;
  return typed.some((edit) => edit.on && edit.start <= start && edit.end >= end);
}

/**
 * Returns all changes in the order of the text. In a sentence with a chosen wording, or where the user typed, the
 * user's change takes the place of the engine's edits.
 */
export function listChanges(state: ResultState): Change[] {
  const inForce = editsInForce(state);
  const owners = sentencesOfEdits(state);
  const changes = new Map<string, Change>();
  const choices = Object.entries(state.choices).map(([key, choice]) => ({ sentence: Number(key), ...choice }));
  const positions = new Map<string, number>();
  const covered = coveredEdits(state);

  for (const change of typedChanges(state)) {
    positions.set(change.id, state.typed[change.typed[0]!]!.start);
    changes.set(change.id, change);
  }
  for (const [index, edit] of state.result.edits.entries()) {
    if (covered.has(index) || state.choices[owners[index]!]?.on) continue;
    const id = changeIdOfEdit(state, index);
    const known = changes.get(id);
    if (known?.kind === "edit") {
      changes.set(id, { ...known, edits: [...known.edits, index], parts: [...known.parts, partOf(edit)] });
    } else {
      positions.set(id, edit.start);
      const { reason } = edit;
      changes.set(id, { kind: "edit", id, edits: [index], reason, active: inForce[index]!, parts: [partOf(edit)] });
    }
  }
  for (const { sentence, text, on } of choices) {
    if (isTypedOver(state, sentence)) continue;
    const id = changeIdOfChoice(sentence);
    positions.set(id, state.result.sentences[sentence]!.start);
    const parts = [{ before: rewrittenSentence(state, sentence), after: text }];
    changes.set(id, {
      kind: "choice",
      id,
      sentence,
      reason: "You chose an alternative for this sentence.",
      active: on,
      parts,
    });
  }
  return [...changes.values()].sort((a, b) => positions.get(a.id)! - positions.get(b.id)!);
}

function typedChanges(state: ResultState): Extract<Change, { kind: "typed" }>[] {
  const byId = Map.groupBy(state.typed.keys(), (index) => changeIdOfTyped(state, index));
  return [...byId].map(([id, typed]) => {
    const parts = typed.map((index) => {
      const { start, end, after } = state.typed[index]!;
      return { before: state.original.slice(start, end), after };
    });
    const words = parts.filter(({ before, after }) => before.trim() || after.trim());
    const active = state.typed[typed[0]!]!.on;
    return {
      kind: "typed",
      id,
      typed,
      active,
      reason: editingStrings.reason,
      parts: words.length > 0 ? words : parts.map(namedSpaces),
    };
  });
}

/** Describes a change of spaces in words, because the spaces alone would be invisible. */
function namedSpaces({ before, after }: ChangePart): ChangePart {
  return { before: editingStrings.spaces(before), after: editingStrings.spaces(after) };
}

function partOf({ before, after }: ChangePart): ChangePart {
  return { before, after };
}

/** Returns a sentence of the original text. */
export function originalSentence(state: ResultState, sentence: number): string {
  const { start, end } = state.result.sentences[sentence]!;
  return state.original.slice(start, end);
}

/**
 * Returns a sentence as the engine rewrote it, with undone edits left out, but without the user's wording and typed
 * edits.
 */
export function rewrittenSentence(state: ResultState, sentence: number): string {
  const { start, end } = state.result.sentences[sentence]!;
  const owners = sentencesOfEdits(state);
  const inForce = editsInForce({ ...state, typed: [] }, sentence);
  const edits = state.result.edits.filter((_, index) => owners[index] === sentence && inForce[index]);
  return applyEdits(
    state.original.slice(start, end),
    edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, after: edit.after })),
  );
}

/** Returns the state in which a change is undone. */
export function undo(state: ResultState, change: Change): ResultState {
  if (change.kind === "choice") return withChoice(state, change.sentence, false);
  if (change.kind === "typed") return withTyped(state, change.typed, false);
  return { ...state, undone: [...new Set([...state.undone, ...change.edits])].sort((a, b) => a - b) };
}

/** Returns the state in which an undone change is redone. */
export function redo(state: ResultState, change: Change): ResultState {
  if (change.kind === "choice") return withoutEmptyChoices(withChoice(state, change.sentence, true));
  if (change.kind === "typed") return withTyped(state, change.typed, true);
  const undone = state.undone.filter((index) => changeIdOfEdit(state, index) !== change.id);
  return withoutEmptyChoices({ ...state, undone });
}

function withTyped(state: ResultState, indexes: readonly number[], on: boolean): ResultState {
  return { ...state, typed: state.typed.map((edit, index) => (indexes.includes(index) ? { ...edit, on } : edit)) };
}

function withChoice(state: ResultState, sentence: number, on: boolean): ResultState {
  const choice = state.choices[sentence];
  return choice ? { ...state, choices: { ...state.choices, [sentence]: { ...choice, on } } } : state;
}

/** Returns the state in which every change is undone, which shows the original. */
export function undoAll(state: ResultState): ResultState {
  const off = withTyped(state, [...state.typed.keys()], false);
  return { ...off, undone: [...state.result.edits.keys()], choices: allChoices(state, false) };
}

/** Returns the state in which every change is redone. */
export function redoAll(state: ResultState): ResultState {
  const on = withTyped(state, [...state.typed.keys()], true);
  return withoutEmptyChoices({ ...on, undone: [], choices: allChoices(state, true) });
}

/** Removes chosen wordings that equal the rewritten sentence, as can happen when other changes are redone. */
function withoutEmptyChoices(state: ResultState): ResultState {
  const choices = Object.entries(state.choices).filter(
    ([key, { text }]) => text !== rewrittenSentence(state, Number(key)),
  );
  return { ...state, choices: Object.fromEntries(choices) };
}

function allChoices(state: ResultState, on: boolean): ResultState["choices"] {
  return Object.fromEntries(Object.entries(state.choices).map(([key, choice]) => [key, { ...choice, on }]));
}

/**
 * Returns the state in which a wording replaces a sentence and everything typed in it. If the wording is the rewritten
 * sentence itself, the earlier choice is removed instead.
 */
export function chooseSentence(state: ResultState, sentence: number, text: string): ResultState {
  const choices = { ...state.choices };
  delete choices[sentence];
  if (text !== rewrittenSentence(state, sentence)) choices[sentence] = { text, on: true };
  const { start, end } = state.result.sentences[sentence]!;
  const typed = state.typed.filter((edit) => edit.start < start || edit.end > end);
  return { ...state, choices, typed };
}
