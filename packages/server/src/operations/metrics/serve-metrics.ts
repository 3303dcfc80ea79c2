import { Hono } from "hono";
import type { Logger } from "pino";
import { listen } from "#src/http/listen.ts";
import type { Metrics } from "./create-metrics.ts";

/** Serves the metrics at `/metrics` on a separate port, which must not be public. */
export function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  address: { readonly port: number; readonly host: string | undefined },
  logger: Logger,
) {
  const app = new Hono();
  app.get("/metrics", async (context) =>
    context.body(await metrics.text(), 200, { "Content-Type": metrics.contentType }),
  );
  return listen(app.fetch, address, logger);
}
