import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { watchModel } from "./watch-model.ts";

/**
 * The upper limits of the histogram buckets in seconds, from the time for a page in memory to that for the longest
 * rewrite.
 */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface AnsweredRequest {
  readonly method: string;
  /** The path with parameter names, such as "/api/history/{id}", or "unknown" if no route matches. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Holds how an engine task ended, and how long it took. */
export interface EngineTaskEnd {
  readonly kind: string;
  readonly outcome: "done" | "failed" | "refused" | "timed_out" | "left";
  readonly waitedMs: number;
  /** The milliseconds for which the task ran. Undefined if the task never ran. */
  readonly ranMs: number | undefined;
}

/** Functions that return current numbers. They are called when the metrics are requested. */
export interface Sources {
  readonly engine?: () => { readonly running: number; readonly waiting: number };
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Returns the number of jobs for each queue and state. */
  readonly jobs?: () => Promise<readonly { readonly queue: string; readonly state: string; readonly count: number }[]>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the server's metrics in the format of Prometheus. Their labels never contain user data. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "rewright_http_request_duration_seconds",
    help: "Time to respond to an HTTP request, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const streams = new Gauge({ name: "rewright_event_streams", help: "Number of open event streams.", registers });
  const waits = new Histogram({
    name: "rewright_engine_wait_seconds",
    help: "Time that an engine task waited for a worker, by kind.",
    labelNames: ["kind"],
    buckets,
    registers,
  });
  const runs = new Histogram({
    name: "rewright_engine_run_seconds",
    help: "Time that an engine task ran on a worker, by kind.",
    labelNames: ["kind"],
    buckets,
    registers,
  });
  const tasks = new Counter({
    name: "rewright_engine_tasks_total",
    help: "Number of finished engine tasks, by kind and outcome.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  return {
    /** Counts requests to the language model, its tokens, and results that were refused. */
    model: watchModel(registers),
    countRequest: ({ method, route, status, ms }: AnsweredRequest) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    countTask({ kind, outcome, waitedMs, ranMs }: EngineTaskEnd) {
      tasks.inc({ kind, outcome });
      waits.observe({ kind }, waitedMs / 1000);
      if (ranMs !== undefined) runs.observe({ kind }, ranMs / 1000);
    },
    /** Adds metrics of Node.js and of the given sources. Measures delays of the event loop from now on. */
    watch(sources: Sources): void {
      collectDefaultMetrics({ register: registry });
      watchSources(sources, registers);
    },
    /** Returns all metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchSources({ engine, connections, jobs }: Sources, registers: Registry[]): void {
  if (engine)
    new Gauge({
      name: "rewright_engine_tasks",
      help: "Current number of engine tasks, by state.",
      labelNames: ["state"],
      registers,
      collect() {
        const { running, waiting } = engine();
        this.set({ state: "running" }, running);
        this.set({ state: "waiting" }, waiting);
      },
    });
  if (connections)
    new Gauge({
      name: "rewright_database_connections",
      help: "Connections in the database pool, by state. Requests waiting for a connection are counted as waiting.",
      labelNames: ["state"],
      registers,
      collect() {
        const { open, idle, waiting } = connections();
        this.set({ state: "used" }, open - idle);
        this.set({ state: "idle" }, idle);
        this.set({ state: "waiting" }, waiting);
      },
    });
  if (jobs) watchDatabase(jobs, registers);
}

/** Adds two metrics that the same query provides: the numbers of jobs, and whether the database responds. */
function watchDatabase(jobs: NonNullable<Sources["jobs"]>, registers: Registry[]): void {
  let asked: ReturnType<typeof jobs> | undefined;
  // Both metrics are read at the same time. If the database is down, all other metrics are still returned.
  const ask = async () => {
    asked ??= jobs().finally(() => {
      asked = undefined;
    });
    return asked.catch(() => undefined);
  };
  new Gauge({
    name: "rewright_database_up",
    help: "1 if the database answered a query for these metrics, 0 if it didn't.",
    registers,
    async collect() {
      this.set((await ask()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "rewright_jobs",
    help: "Number of jobs, by queue and state.",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      const rows = (await ask()) ?? [];
      this.reset();
      for (const { queue, state, count } of rows) this.set({ queue, state }, count);
    },
  });
}
