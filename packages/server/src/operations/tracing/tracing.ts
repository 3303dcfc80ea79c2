/** Values of a span: names, numbers and states of ours, and never a text, an address, a key or an identity. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

interface SpanStart {
  readonly kind?: "server" | "client" | "internal";
  readonly attributes?: Attributes;
  /** The caller's `traceparent` header (W3C Trace Context), whose span becomes the parent. */
  readonly traceparent?: string | undefined;
  /** True for a span that is of interest only within another. */
  readonly onlyWithin?: true;
}

/** Adds what is known at the end of a span. */
export type Note = (end: {
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly failed?: boolean;
}) => void;

/** Records what the server does as spans, which are sent to the operator's collector. */
export interface Tracing {
  /** Runs `work` as a span. Spans within it become its children; it fails when `work` throws. */
  run<T>(name: string, start: SpanStart, work: (note: Note) => Promise<T>): Promise<T>;
  /** Adds a span that ended now after `ms`. */
  add(name: string, span: { readonly ms: number; readonly attributes: Attributes; readonly failed: boolean }): void;
  /** Sends what was not yet sent. */
  close(): Promise<void>;
}

/** Records nothing, and loads nothing. */
export const noTracing: Tracing = {
  run: (_name, _start, work) => work(() => {}),
  add: () => {},
  close: async () => {},
};
