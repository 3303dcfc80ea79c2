/**
 * Processes several items at the same time, and yields the results in the order of the items.
 *
 * @param ahead The most items that are read before the first of them is done
 * @param work Never rejects. Its signal is aborted when no more results are wanted
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result> {
  const iterator = items[Symbol.asyncIterator]();
  const begun: Promise<Result>[] = [];
  const unwanted = new AbortController();
  let reading: Promise<void> | undefined;
  let end: { readonly error?: unknown } | undefined;

  async function read(): Promise<void> {
    try {
      const { done, value } = await iterator.next();
      if (done) end = {};
      else begun.push(work(value, unwanted.signal));
    } catch (error) {
      // What was read before is still worked on and yielded.
      end = { error };
    }
    reading = undefined;
  }

  try {
    while (!end || begun.length > 0) {
      if (!end && begun.length < ahead) reading ??= read();
      const first = begun[0]?.then((result) => ({ result }));
      const done = await Promise.race([first, reading].filter((promise) => promise !== undefined));
      if (!done) continue;
      begun.shift();
      yield done.result;
    }
  } finally {
    unwanted.abort();
    // Not waited for: the source may be waiting for its next item.
    iterator.return?.().catch(() => {});
  }
  if (end && "error" in end) throw end.error;
}
