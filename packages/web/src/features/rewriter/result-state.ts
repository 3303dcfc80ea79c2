import type { HumanizeResult } from "@rewright/contract/rewriting";
import { applyEdits } from "@rewright/engine/edit";
import type { Settings } from "./draft.ts";

/** One answered request and what the reader has done with it since. Plain data: it is kept in the session's storage. */
export interface ResultState {
  readonly original: string;
  readonly settings: Settings;
  readonly result: HumanizeResult;
  /** Indexes of the edits that the reader took back. */
  readonly undone: readonly number[];
  /** Sentences that the reader reworded, by the sentence's index. */
  readonly choices: Readonly<Record<number, Choice>>;
}

interface Choice {
  readonly text: string;
  /** False while the choice is taken back. */
  readonly on: boolean;
}

/** What the reader sees as one change: an edit, several edits that belong together, or a sentence of their choice. */
export type Change = { readonly active: boolean; readonly reason: string; readonly parts: readonly ChangePart[] } & (
  | { readonly kind: "edit"; readonly id: string; readonly edits: readonly number[] }
  | { readonly kind: "choice"; readonly id: string; readonly sentence: number }
);

interface ChangePart {
  readonly before: string;
  readonly after: string;
}

/** Id of the change that an edit belongs to. */
export function changeIdOfEdit(state: ResultState, index: number): string {
  const group = state.result.edits[index]?.group;
  return group === undefined ? `edit-${index}` : `group-${group}`;
}

/** Id of the change that a reworded sentence is. */
export function changeIdOfChoice(sentence: number): string {
  return `choice-${sentence}`;
}

/** The sentence that each edit lies in, by the edit's index; -1 for an edit between sentences. */
export function sentencesOfEdits({ result: { edits, sentences } }: ResultState): number[] {
  let sentence = 0;
  return edits.map((edit) => {
    while (sentence < sentences.length && sentences[sentence]!.end < edit.end) sentence++;
    const span = sentences[sentence];
    return span && span.start <= edit.start && edit.end <= span.end ? sentence : -1;
  });
}

/**
 * Whether each edit is in force: not undone, not in a reworded sentence, and nor is any of its group. With `unchosen`,
 * as if the reader had not reworded that sentence.
 */
export function editsInForce(state: ResultState, unchosen?: number): boolean[] {
  const owners = sentencesOfEdits(state);
  const undone = new Set(state.undone);
  const off = new Set<string>();
  for (const [index, owner] of owners.entries()) {
    const replaced = owner !== unchosen && state.choices[owner]?.on;
    if (replaced || undone.has(index)) off.add(changeIdOfEdit(state, index));
  }
  return owners.map((_, index) => !off.has(changeIdOfEdit(state, index)));
}

/** All changes in the order of the text. Edits inside a reworded sentence are left out: there the choice is the change. */
export function listChanges(state: ResultState): Change[] {
  const inForce = editsInForce(state);
  const owners = sentencesOfEdits(state);
  const changes = new Map<string, Change & { parts: ChangePart[] }>();
  const choices = Object.entries(state.choices).map(([key, choice]) => ({ sentence: Number(key), ...choice }));
  const positions = new Map<string, number>();

  for (const [index, edit] of state.result.edits.entries()) {
    if (state.choices[owners[index]!]?.on) continue;
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
    const id = changeIdOfChoice(sentence);
    positions.set(id, state.result.sentences[sentence]!.start);
    const parts = [{ before: rewrittenSentence(state, sentence), after: text }];
    changes.set(id, {
      kind: "choice",
      id,
      sentence,
      reason: "You chose another wording for this sentence.",
      active: on,
      parts,
    });
  }
  return [...changes.values()].sort((a, b) => positions.get(a.id)! - positions.get(b.id)!);
}

function partOf({ before, after }: ChangePart): ChangePart {
  return { before, after };
}

/** A sentence of the original. */
export function originalSentence(state: ResultState, sentence: number): string {
  const { start, end } = state.result.sentences[sentence]!;
  return state.original.slice(start, end);
}

/** A sentence with the edits that are in force, without the reader's own choice. */
export function rewrittenSentence(state: ResultState, sentence: number): string {
  const { start, end } = state.result.sentences[sentence]!;
  const owners = sentencesOfEdits(state);
  const inForce = editsInForce(state, sentence);
  const edits = state.result.edits.filter((_, index) => owners[index] === sentence && inForce[index]);
  return applyEdits(
    state.original.slice(start, end),
    edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, after: edit.after })),
  );
}

/** A sentence as it is shown. */
export function shownSentence(state: ResultState, sentence: number): string {
  const choice = state.choices[sentence];
  return choice?.on ? choice.text : rewrittenSentence(state, sentence);
}

/** Takes a change back. */
export function undo(state: ResultState, change: Change): ResultState {
  if (change.kind === "choice") return withChoice(state, change.sentence, false);
  return { ...state, undone: [...new Set([...state.undone, ...change.edits])].sort((a, b) => a - b) };
}

/** Makes a change again that was taken back. */
export function redo(state: ResultState, change: Change): ResultState {
  if (change.kind === "choice") return withoutEmptyChoices(withChoice(state, change.sentence, true));
  return withoutEmptyChoices({ ...state, undone: state.undone.filter((index) => !change.edits.includes(index)) });
}

function withChoice(state: ResultState, sentence: number, on: boolean): ResultState {
  const choice = state.choices[sentence];
  return choice ? { ...state, choices: { ...state.choices, [sentence]: { ...choice, on } } } : state;
}

/** Back to the original, every change taken back. */
export function undoAll(state: ResultState): ResultState {
  return { ...state, undone: [...state.result.edits.keys()], choices: allChoices(state, false) };
}

/** Every change in force again. */
export function redoAll(state: ResultState): ResultState {
  return withoutEmptyChoices({ ...state, undone: [], choices: allChoices(state, true) });
}

/** A choice made while changes were undone may be what the rewriting gives once they are back. */
function withoutEmptyChoices(state: ResultState): ResultState {
  const choices = Object.entries(state.choices).filter(
    ([key, { text }]) => text !== rewrittenSentence(state, Number(key)),
  );
  return { ...state, choices: Object.fromEntries(choices) };
}

function allChoices(state: ResultState, on: boolean): ResultState["choices"] {
  return Object.fromEntries(Object.entries(state.choices).map(([key, choice]) => [key, { ...choice, on }]));
}

/** Puts a wording in a sentence's place. Choosing what the rewriting gives anyway removes the choice. */
export function chooseSentence(state: ResultState, sentence: number, text: string): ResultState {
  const choices = { ...state.choices };
  delete choices[sentence];
  if (text !== rewrittenSentence(state, sentence)) choices[sentence] = { text, on: true };
  return { ...state, choices };
}
