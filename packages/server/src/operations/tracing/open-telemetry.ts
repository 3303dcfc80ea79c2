import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Attributes, Tracing } from "./tracing.ts";

export interface TracingSettings {
  /** The URL of the collector, without the path `/v1/traces`. */
  readonly endpoint: string;
  /**
   * The share of traces that are sent, from 0 to 1. Not used for a trace whose caller has already decided whether it is
   * sent.
   */
  readonly sampleRatio: number;
  readonly serviceName: string;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Version, trace, span and flags of a `traceparent` header (W3C Trace Context). */
const traceparentPattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** The longest time in milliseconds that a stopping server waits for a collector that does not respond. */
const stopWithinMs = 2000;

/**
 * Starts tracing with OpenTelemetry. Does not register a global tracer, because libraries would then add spans with
 * values that must not be sent, such as users' texts.
 */
export function startTracing({ endpoint, sampleRatio, serviceName }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: stopWithinMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: stopWithinMs })],
  });
  const tracer = provider.getTracer("rewright");
  const contexts = new AsyncLocalStorageContextManager().enable();
  return {
    async run(name, { kind = "internal", attributes = {}, traceparent, onlyWithin }, work) {
      const parent = contextOf(traceparent) ?? contexts.active();
      if (onlyWithin && !trace.getSpan(parent)) return work(() => {});
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent);
      try {
        return await contexts.with(trace.setSpan(parent, span), () =>
          work((end) => {
            if (end.name !== undefined) span.updateName(end.name);
            addTo(span, end.attributes ?? {}, end.failed ?? false);
          }),
        );
      } catch (error) {
        // A message may quote a text.
        addTo(span, { "error.type": error instanceof Error ? error.name : typeof error }, true);
        throw error;
      } finally {
        span.end();
      }
    },
    add(name, { ms, attributes, failed }) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: performance.now() - ms }, parent);
      addTo(span, attributes, failed);
      span.end();
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

function addTo(span: Span, attributes: Attributes, failed: boolean): void {
  span.setAttributes({ ...attributes });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the context of a caller's span, if the header is valid. */
function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId = "", spanId = "", flags = ""] = traceparentPattern.exec(traceparent ?? "") ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
}
