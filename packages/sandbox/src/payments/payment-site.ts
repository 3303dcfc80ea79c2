import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { priceIds } from "./catalogue.ts";
import { controlApi } from "./control/control-api.ts";
import { createPayments } from "./create-payments.ts";
import { openJsonFile } from "./json-file.ts";
import { addCustomerPages } from "./pages/customer-pages.ts";
import { addDeveloperPages } from "./pages/developer-pages.ts";
import { messagePage } from "./pages/layout.ts";
import { respond } from "./pages/respond.ts";
import { Refusal } from "./refusal.ts";
import { refuseOtherSites } from "./refuse-other-sites.ts";
import type { State } from "./state.ts";
import { createDeliveries } from "./webhooks/deliveries.ts";

interface Options {
  readonly address: string;
  /** The address of the product's webhook. If undefined, events are not sent. */
  readonly webhookUrl?: string | undefined;
  /** The folder in which the state is stored. If undefined, it is only in memory. */
  readonly dataDir?: string | undefined;
}

/** The secret key of the API. It is public, because it gives access to test data only. */
const secretKey = "sk_test_sandbox_of_no_value";
const webhookSecret = "whsec_sandbox_of_no_value";

const maxBodyBytes = 1024 * 1024;

/** The interval at which due payments and renewals are performed, in milliseconds. */
const catchUpMs = 30_000;

/**
 * Creates the simulated payment provider as a website: its API, its pages, the control API, and the delivery of webhook
 * events.
 */
export function createPaymentSite({ address, webhookUrl, dataDir }: Options) {
  const stateFile = dataDir ? openJsonFile(join(dataDir, "payments.json")) : undefined;
  const deliveriesFile = dataDir ? openJsonFile(join(dataDir, "payment-events.json")) : undefined;
  const payments = createPayments({
    address,
    secretKey,
    ...(stateFile && { load: () => stateFile.load() as State | undefined, save: stateFile.save }),
  });
  const deliveries = createDeliveries({
    url: webhookUrl,
    secret: webhookSecret,
    events: payments.events(),
    ...deliveriesFile,
  });
  payments.onEvent(deliveries.add);
  const timer = setInterval(payments.catchUp, catchUpMs).unref();
  let isDown = false;

  const app = new Hono();
  app.use(bodyLimit({ maxSize: maxBodyBytes }));
  app.all("/v1/*", ({ req }) => (isDown ? unavailable() : payments.answerApi(req.raw)));
  app.use("/payments/*", refuseOtherSites);
  app.use("/payments/*", async (_context, next) => {
    payments.catchUp();
    await next();
  });
  addCustomerPages(app, payments);
  addDeveloperPages(app, { payments, deliveries, webhookUrl });
  app.route(
    "/payments/control",
    controlApi({
      payments,
      deliveries,
      setDown(chosen) {
        isDown = chosen;
      },
    }),
  );
  app.notFound(respond.notFound);
  app.onError(answerError);

  return {
    answer: app.fetch,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: priceIds.monthly,
      STRIPE_PRICE_YEARLY: priceIds.yearly,
      STRIPE_API_URL: address,
    },
    stop() {
      clearInterval(timer);
      deliveries.stop();
    },
  };
}

/** Sends an error as JSON for the control API, and as a page elsewhere. */
function answerError(error: Error, context: Context): Response | Promise<Response> {
  if (!(error instanceof Refusal)) throw error;
  const { status = 400 } = error.details;
  if (context.req.path.startsWith("/payments/control/")) return Response.json({ error: error.message }, { status });
  return respond.refusedPage(context, messagePage("That could not be done", error.message));
}

function unavailable(): Response {
  const error = { type: "api_error", message: "The payment sandbox is switched off." };
  return Response.json({ error }, { status: 503 });
}
