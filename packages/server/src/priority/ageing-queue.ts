/** Holds a waiting item and its position in the queue. */
export interface Waiting<Item> {
  readonly item: Item;
  /**
   * Arrival time plus the delay of the item's class, in milliseconds. The item with the lowest value is served first.
   */
  readonly due: number;
  /** Number that orders items with the same `due` by arrival. */
  readonly number: number;
}

/** Holds waiting items, sorted by arrival time plus delay. It is a binary heap that knows the index of each item. */
export class AgeingQueue<Item> {
  readonly #heap: Waiting<Item>[] = [];
  readonly #indices = new Map<Waiting<Item>, number>();
  #pushed = 0;

  get size(): number {
    return this.#heap.length;
  }

  /**
   * Adds an item.
   * @param arrivedAt - milliseconds of any clock that never goes back
   */
  push(item: Item, arrivedAt: number, handicapMs: number): Waiting<Item> {
    const waiting = { item, due: arrivedAt + handicapMs, number: this.#pushed++ };
    this.#put(waiting, this.#heap.length);
    this.#rise(waiting);
    return waiting;
  }

  /** Removes the first item and returns it. */
  shift(): Waiting<Item> | undefined {
    const [first] = this.#heap;
    if (first) this.remove(first);
    return first;
  }

  /** Removes an item; does nothing if it is not in the queue. */
  remove(waiting: Waiting<Item>): void {
    const at = this.#indices.get(waiting);
    if (at === undefined) return;
    this.#indices.delete(waiting);
    const last = this.#heap.pop()!;
    if (last === waiting) return;
    this.#put(last, at);
    this.#rise(last);
    this.#sink(last);
  }

  #rise(waiting: Waiting<Item>): void {
    for (let at = this.#indices.get(waiting)!; at > 0; ) {
      const above = (at - 1) >> 1;
      if (isBefore(this.#heap[above]!, waiting)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(waiting: Waiting<Item>): void {
    for (let at = this.#indices.get(waiting)!; ; ) {
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
    this.#indices.set(waiting, at);
  }
}

function isBefore(one: Waiting<unknown>, other: Waiting<unknown>): boolean {
  return one.due < other.due || (one.due === other.due && one.number < other.number);
}
