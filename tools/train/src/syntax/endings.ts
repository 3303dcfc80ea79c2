import { endingsOf } from "@rewright/engine/syntax";

/** The weight of each outcome, such as a lemma's ending. */
export type Counts = ReadonlyMap<string, number>;

/** A node in the tree of word endings. Its children have one letter more, or are whole words. */
interface Node {
  readonly ending: string;
  readonly children: Map<string, Node>;
  /** The weights of the words that end at this node. */
  own: Counts;
}

/** The lowest cost of the words below a node, in errors and rules, for each outcome that a rule above it can have. */
interface Cost {
  /** The cost if the rule above predicts an outcome that does not occur below the node. */
  readonly other: number;
  /** By outcome that occurs below the node, how much lower the cost is if the rule above predicts it. */
  readonly savings: Counts;
  /** The best outcome for a rule at this node, and the cost with that rule. */
  readonly best: string;
  readonly withBest: number;
}

/**
 * Finds word endings that predict the outcomes of words at the lowest cost: `price` for each rule, and for each error
 * the weight of the word. It prunes a tree of endings by minimum description length (Rissanen 1978; Quinlan and Rivest
 * 1989).
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

/** The tolerance in comparisons of sums, whose last digits depend on the order of addition. */
const tolerance = 1e-9;

function costUnder(node: Node, outcome: string, costs: ReadonlyMap<Node, Cost>): number {
  const own = sum([...node.own.values()]) - (node.own.get(outcome) ?? 0);
  const below = [...node.children.values()].map((child) => costs.get(child)!);
  return own + sum(below.map((cost) => cost.other - (cost.savings.get(outcome) ?? 0)));
}

/** Sorts outcomes by weight, the highest first, and then by name. */
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
