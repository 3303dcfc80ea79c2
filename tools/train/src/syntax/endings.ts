import { endingsOf } from "@rewright/engine/syntax";

/** How much each outcome of a word counts for. */
export type Counts = ReadonlyMap<string, number>;

/** A node of the tree of endings; its children have one letter more, or are whole words. */
interface Node {
  readonly ending: string;
  readonly children: Map<string, Node>;
  /** The weight of the words that end here. */
  own: Counts;
}

/** The lowest cost of the words below a node, in errors and rules, by the outcome of the rule above it. */
interface Cost {
  /** Under an outcome that does not occur below the node. */
  readonly other: number;
  /** How much less it is under others. */
  readonly savings: Counts;
  /** The best outcome for a rule at the node, and what its words then cost without that rule. */
  readonly best: string;
  readonly withBest: number;
}

/**
 * Finds the endings that tell the outcomes of words most cheaply when each rule costs `price` and each error what the
 * word counts for: the pruning of a tree by its description length (Rissanen 1978; Quinlan and Rivest 1989).
 */
export function findEndings(words: ReadonlyMap<string, Counts>, price: number): [ending: string, outcome: string][] {
  const root = createTree(words);
  const costs = new Map<Node, Cost>();
  findCost(root, price, costs);
  return [...rulesBelow(root, "", price, costs)];
}

function createTree(words: ReadonlyMap<string, Counts>): Node {
  const root: Node = { ending: "", children: new Map(), own: new Map() };
  for (const [word, counts] of words) {
    let node = root;
    for (const ending of endingsOf(word).reverse().slice(1)) node = childOf(node, ending);
    node.own = counts;
  }
  return root;
}

function childOf(node: Node, ending: string): Node {
  const known = node.children.get(ending);
  if (known) return known;
  const child: Node = { ending, children: new Map(), own: new Map() };
  node.children.set(ending, child);
  return child;
}

function findCost(node: Node, price: number, costs: Map<Node, Cost>): Cost {
  const below = [...node.children.values()].map((child) => findCost(child, price, costs));
  const other = sum([...node.own.values()]) + sum(below.map((cost) => cost.other));
  const savings = addCounts([node.own, ...below.map((cost) => cost.savings)]);
  const [best = "", most = 0] = [...savings].sort(byCount)[0] ?? [];
  const capped = Math.min(other, other - most + price);
  const remaining = [...savings].map(([outcome, saved]): [string, number] => [outcome, capped - (other - saved)]);
  const cost = {
    other: capped,
    savings: new Map(remaining.filter(([, saved]) => saved > 0)),
    best,
    withBest: other - most,
  };
  costs.set(node, cost);
  return cost;
}

function* rulesBelow(
  node: Node,
  inherited: string,
  price: number,
  costs: ReadonlyMap<Node, Cost>,
): Generator<[string, string]> {
  const { best, withBest } = costs.get(node)!;
  const differs = withBest + price < costUnder(node, inherited, costs) - tolerance;
  if (differs) yield [node.ending, best];
  for (const child of node.children.values()) yield* rulesBelow(child, differs ? best : inherited, price, costs);
}

/** Sums of weights differ in their last digits by the order in which they are added. */
const tolerance = 1e-9;

function costUnder(node: Node, outcome: string, costs: ReadonlyMap<Node, Cost>): number {
  const own = sum([...node.own.values()]) - (node.own.get(outcome) ?? 0);
  const below = [...node.children.values()].map((child) => costs.get(child)!);
  return own + sum(below.map((cost) => cost.other - (cost.savings.get(outcome) ?? 0)));
}

/** Orders outcomes by what they count for, and then by name. */
export function byCount([a, countA]: [string, number], [b, countB]: [string, number]): number {
  return countB - countA || (a < b ? -1 : 1);
}

function addCounts(counts: readonly Counts[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const [outcome, count] of counts.flatMap((some) => [...some])) {
    total.set(outcome, (total.get(outcome) ?? 0) + count);
  }
  return total;
}

/** Adds numbers up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
