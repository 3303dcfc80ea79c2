/**
 * The states of a parser with the arc-hybrid transition system (Kuhlmann, Gómez-Rodríguez and Satta 2011), without
 * labels. The root is the last word of the buffer (Ballesteros and Nivre 2013).
 */

/** Moves the first word of the buffer onto the stack. */
export const shift = 0;
/** Makes the top of the stack a child of the first word of the buffer. */
export const left = 1;
/** Makes the top of the stack a child of the word below it. */
export const right = 2;
export const actions = 3;

/** Parser states, stack cells and tree nodes. They are immutable, so that states can share cells and nodes. */
export type StateStore = ReturnType<typeof createStateStore>;

// The fields of a node: its word, its outermost and second children on each side (-1 for none), how many it has on each.
const nodeSize = 7;
const nodeWord = 0;
const nodeLeft = 1;
const nodeLeft2 = 2;
const nodeRight = 3;
const nodeRight2 = 4;
const nodeLefts = 5;
const nodeRights = 6;
// The fields of a cell of the stack: its node and the cell below, -1 for none.
const cellSize = 2;
// The fields of a state: top cell, stack depth, first word of the buffer and its node, state before, and action.
const stateSize = 6;
const stateTop = 0;
const stateDepth = 1;
const stateBuffer = 2;
const stateFront = 3;
const stateBefore = 4;
const stateAction = 5;

/** The words from which the features of a state are computed, as indexes; -1 for none. */
export type StateView = ReturnType<typeof createStateView>;

export function createStateView() {
  return {
    s0: -1,
    s1: -1,
    s2: -1,
    b0: 0,
    s0Left: -1,
    s0Left2: -1,
    s0Right: -1,
    s0Right2: -1,
    s0Lefts: 0,
    s0Rights: 0,
    s1Left: -1,
    s1Right: -1,
    s1Right2: -1,
    s1Lefts: 0,
    s1Rights: 0,
    b0Left: -1,
    b0Left2: -1,
    b0Lefts: 0,
  };
}

/** Writes a state's words to the view: three on top of the stack, the first of the buffer, and their children. */
export function viewState({ nodes, cells, states }: StateStore, state: number, view: StateView): void {
  const at = state * stateSize;
  const top = states[at + stateTop]!;
  const below = top < 0 ? -1 : cells[top * cellSize + 1]!;
  const third = below < 0 ? -1 : cells[below * cellSize + 1]!;
  const n0 = top < 0 ? -1 : cells[top * cellSize]!;
  const n1 = below < 0 ? -1 : cells[below * cellSize]!;
  const n2 = third < 0 ? -1 : cells[third * cellSize]!;
  const front = states[at + stateFront]!;
  view.s0 = wordOf(nodes, n0);
  view.s1 = wordOf(nodes, n1);
  view.s2 = wordOf(nodes, n2);
  view.b0 = states[at + stateBuffer]!;
  view.s0Left = childOf(nodes, n0, nodeLeft);
  view.s0Left2 = childOf(nodes, n0, nodeLeft2);
  view.s0Right = childOf(nodes, n0, nodeRight);
  view.s0Right2 = childOf(nodes, n0, nodeRight2);
  view.s0Lefts = childrenOf(nodes, n0, nodeLefts);
  view.s0Rights = childrenOf(nodes, n0, nodeRights);
  view.s1Left = childOf(nodes, n1, nodeLeft);
  view.s1Right = childOf(nodes, n1, nodeRight);
  view.s1Right2 = childOf(nodes, n1, nodeRight2);
  view.s1Lefts = childrenOf(nodes, n1, nodeLefts);
  view.s1Rights = childrenOf(nodes, n1, nodeRights);
  view.b0Left = childOf(nodes, front, nodeLeft);
  view.b0Left2 = childOf(nodes, front, nodeLeft2);
  view.b0Lefts = childrenOf(nodes, front, nodeLefts);
}

function wordOf(nodes: Int32Array, node: number): number {
  return node < 0 ? -1 : nodes[node * nodeSize + nodeWord]!;
}

function childOf(nodes: Int32Array, node: number, side: number): number {
  return node < 0 ? -1 : wordOf(nodes, nodes[node * nodeSize + side]!);
}

/** The number of children from which on more children are counted as the same. */
const mostChildren = 4;

function childrenOf(nodes: Int32Array, node: number, side: number): number {
  return node < 0 ? 0 : Math.min(nodes[node * nodeSize + side]!, mostChildren);
}

export function createStateStore() {
  return {
    nodes: new Int32Array(nodeSize << 10),
    nodeCount: 0,
    cells: new Int32Array(cellSize << 10),
    cellCount: 0,
    states: new Int32Array(stateSize << 10),
    scores: new Float64Array(1 << 10),
    /** The score of each action that can follow a state, once it is known. */
    actionScores: new Int32Array(actions << 10),
    stateCount: 0,
  };
}

function doubled(array: Int32Array) {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}

function newNode(store: StateStore, word: number): number {
  const node = store.nodeCount++;
  if (store.nodeCount * nodeSize > store.nodes.length) store.nodes = doubled(store.nodes);
  const at = node * nodeSize;
  store.nodes[at + nodeWord] = word;
  store.nodes.fill(-1, at + nodeLeft, at + nodeLefts);
  store.nodes[at + nodeLefts] = 0;
  store.nodes[at + nodeRights] = 0;
  return node;
}

function copyNode(store: StateStore, from: number): number {
  const node = store.nodeCount++;
  if (store.nodeCount * nodeSize > store.nodes.length) store.nodes = doubled(store.nodes);
  store.nodes.copyWithin(node * nodeSize, from * nodeSize, (from + 1) * nodeSize);
  return node;
}

function newCell(store: StateStore, node: number, below: number): number {
  const cell = store.cellCount++;
  if (store.cellCount * cellSize > store.cells.length) store.cells = doubled(store.cells);
  store.cells[cell * cellSize] = node;
  store.cells[cell * cellSize + 1] = below;
  return cell;
}

function newState(store: StateStore): number {
  const state = store.stateCount++;
  if (store.stateCount * stateSize > store.states.length) {
    store.states = doubled(store.states);
    const grown = new Float64Array(store.scores.length * 2);
    grown.set(store.scores);
    store.scores = grown;
    store.actionScores = doubled(store.actionScores);
  }
  return state;
}

/** The most states for which a store keeps its memory after a long sentence; a larger store is created anew. */
const mostKept = 1 << 16;

/** Empties a store and returns its first state: nothing on the stack, all words in the buffer. */
export function firstState(store: StateStore): number {
  if (store.scores.length > mostKept) Object.assign(store, createStateStore());
  store.nodeCount = 0;
  store.cellCount = 0;
  store.stateCount = 0;
  const state = newState(store);
  const at = state * stateSize;
  store.states[at + stateTop] = -1;
  store.states[at + stateDepth] = 0;
  store.states[at + stateBuffer] = 0;
  store.states[at + stateFront] = newNode(store, 0);
  store.states[at + stateBefore] = -1;
  store.states[at + stateAction] = -1;
  store.scores[state] = 0;
  return state;
}

/** Returns whether an action is allowed; only the last word on the stack may become a child of the root. */
export function isAllowed(store: StateStore, state: number, action: number, count: number): boolean {
  const at = state * stateSize;
  const depth = store.states[at + stateDepth]!;
  const atRoot = store.states[at + stateBuffer] === count;
  if (action === shift) return !atRoot;
  if (action === left) return depth > 0 && (!atRoot || depth === 1);
  return depth > 1;
}

/** Returns the state after an action. */
export function advance(store: StateStore, state: number, action: number, score: number): number {
  const next = newState(store);
  const { states, cells } = store;
  const from = state * stateSize;
  const to = next * stateSize;
  const top = states[from + stateTop]!;
  states[to + stateBefore] = state;
  states[to + stateAction] = action;
  store.scores[next] = score;
  if (action === shift) {
    const word = states[from + stateBuffer]! + 1;
    states[to + stateTop] = newCell(store, states[from + stateFront]!, top);
    states[to + stateDepth] = states[from + stateDepth]! + 1;
    states[to + stateBuffer] = word;
    states[to + stateFront] = newNode(store, word);
    return next;
  }
  const child = cells[top * cellSize]!;
  const below = cells[top * cellSize + 1]!;
  states[to + stateDepth] = states[from + stateDepth]! - 1;
  states[to + stateBuffer] = states[from + stateBuffer]!;
  if (action === left) {
    const head = copyNode(store, states[from + stateFront]!);
    const at = head * nodeSize;
    // Left children join from the inside outwards.
    store.nodes[at + nodeLeft2] = store.nodes[at + nodeLeft]!;
    store.nodes[at + nodeLeft] = child;
    store.nodes[at + nodeLefts]!++;
    states[to + stateTop] = below;
    states[to + stateFront] = head;
    return next;
  }
  const head = copyNode(store, cells[below * cellSize]!);
  const at = head * nodeSize;
  store.nodes[at + nodeRight2] = store.nodes[at + nodeRight]!;
  store.nodes[at + nodeRight] = child;
  store.nodes[at + nodeRights]!++;
  states[to + stateTop] = newCell(store, head, store.cells[below * cellSize + 1]!);
  states[to + stateFront] = states[from + stateFront]!;
  return next;
}

/** Returns the state before a state; -1 for the first. */
export function stateBeforeOf({ states }: StateStore, state: number): number {
  return states[state * stateSize + stateBefore]!;
}

/** Returns the action that led to a state. */
export function actionOf({ states }: StateStore, state: number): number {
  return states[state * stateSize + stateAction]!;
}
