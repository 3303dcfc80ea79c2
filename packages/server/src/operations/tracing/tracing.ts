/**
 * Attributes of a span. They must be the server's own names, numbers and states, never a user's text, address, key or
 * id.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

interface SpanStart {
  readonly kind?: "server" | "client" | "internal";
  readonly attributes?: Attributes;
  /** The caller's `traceparent` header (W3C Trace Context), whose span becomes the parent. */
  readonly traceparent?: string | undefined;
  /** True if the span is recorded only inside another span. */
  readonly onlyWithin?: true;
}

/** Adds data that is known only at the end of a span. */
export type Note = (end: {
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly failed?: boolean;
}) => void;

/** Records the server's work as spans, which are sent to the operator's collector. */
export interface Tracing {
  /**
   * Runs `work` in a span. Spans that `work` starts become its children. If `work` throws, the span is marked as
   * failed.
   */
  run<T>(name: string, start: SpanStart, work: (note: Note) => Promise<T>): Promise<T>;
  /** Adds a span that lasted `ms` milliseconds and ended now. */
  add(name: string, span: { readonly ms: number; readonly attributes: Attributes; readonly failed: boolean }): void;
  /** Sends the remaining spans, and stops tracing. */
  close(): Promise<void>;
}

/** Runs the work without recording spans. Used if tracing is not configured. */
export const noTracing: Tracing = {
  run: (_name, _start, work) => work(() => {}),
  add: () => {},
  close: async () => {},
};
