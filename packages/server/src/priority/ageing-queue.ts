/** A place in the queue. */
export interface Waiting<Item> {
  readonly item: Item;
  /** Arrival and handicap, in milliseconds: the lowest is served first. */
  readonly due: number;
  /** Among equals, whoever came first is served first. */
  readonly number: number;
}

/** Everything that waits, in the order of arrival and handicap: a binary heap in which each place knows where it is. */
export class AgeingQueue<Item> {
  readonly #heap: Waiting<Item>[] = [];
  readonly #places = new Map<Waiting<Item>, number>();
  #pushed = 0;

  get size(): number {
    return this.#heap.length;
  }

  /** @param arrivedAt - milliseconds of any clock that does not go back */
  push(item: Item, arrivedAt: number, handicapMs: number): Waiting<Item> {
    const waiting = { item, due: arrivedAt + handicapMs, number: this.#pushed++ };
    this.#put(waiting, this.#heap.length);
    this.#rise(waiting);
    return waiting;
  }

  /** Takes out whoever is to be served first. */
  shift(): Waiting<Item> | undefined {
    const [first] = this.#heap;
    if (first) this.remove(first);
    return first;
  }

  /** Takes out whoever is no longer wanted; does nothing the second time. */
  remove(waiting: Waiting<Item>): void {
    const at = this.#places.get(waiting);
    if (at === undefined) return;
    this.#places.delete(waiting);
    const last = this.#heap.pop()!;
    if (last === waiting) return;
    this.#put(last, at);
    this.#rise(last);
    this.#sink(last);
  }

  #rise(waiting: Waiting<Item>): void {
    for (let at = this.#places.get(waiting)!; at > 0; ) {
      const above = (at - 1) >> 1;
      if (isBefore(this.#heap[above]!, waiting)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(waiting: Waiting<Item>): void {
    for (let at = this.#places.get(waiting)!; ; ) {
      const left = 2 * at + 1;
      const right = this.#heap[left + 1];
      const below = right && isBefore(right, this.#heap[left]!) ? left + 1 : left;
      const next = this.#heap[below];
      if (!next || isBefore(waiting, next)) return;
      this.#swap(at, below);
      at = below;
    }
  }

  #swap(one: number, other: number): void {
    const waiting = this.#heap[one]!;
    this.#put(this.#heap[other]!, one);
    this.#put(waiting, other);
  }

  #put(waiting: Waiting<Item>, at: number): void {
    this.#heap[at] = waiting;
    this.#places.set(waiting, at);
  }
}

function isBefore(one: Waiting<unknown>, other: Waiting<unknown>): boolean {
  return one.due < other.due || (one.due === other.due && one.number < other.number);
}
