import { Hono } from "hono";
import { apiVersion } from "../events.ts";
import { ids } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { noRequest, type World } from "../world.ts";
import { type Answer, answerOf, refusalAnswer, response } from "./answers.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { decodeForm, type Raw } from "./decode-form.ts";
import { expand } from "./expand.ts";
import { keepAnswer, keptAnswer, requestText } from "./idempotency.ts";
import { invoiceRoutes } from "./invoice-routes.ts";
import { otherRoutes } from "./other-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { type Fields, readParams, type Values } from "./read-params.ts";
import { refundRoutes } from "./refund-routes.ts";
import type { ApiRoute } from "./routes.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

const routes: readonly ApiRoute[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...otherRoutes,
];

const expandField = { expand: "texts" } as const;

interface Options {
  readonly world: World;
  readonly secretKey: string;
  /** Runs a function that changes the state, saves the state, and then announces the new events. */
  readonly change: <Done>(verb: () => Done) => Done;
  readonly catchUp: () => void;
}

/** Creates the payment provider's API, which is below /v1/. */
export function createApi(options: Options): (request: Request) => Promise<Response> {
  const { world, secretKey, change, catchUp } = options;
  const app = new Hono();
  for (const route of routes) {
    app.on(route.method, route.path, async ({ req }) => {
      const { search } = new URL(req.url);
      const body = req.method === "GET" ? "" : await req.text();
      return answered(req.raw, (requestId) => {
        const params = decodeForm([search.slice(1), body].filter(Boolean).join("&"));
        const key = req.method === "POST" ? req.header("Idempotency-Key") : undefined;
        const run = () => runRoute(world, route, params, req.param("id") ?? "");
        if (req.method === "GET") return { answer: run() };
        return key === undefined
          ? { answer: change(run) }
          : once(options, { key, requestId, method: req.method, path: req.path, params }, run);
      });
    });
  }
  app.notFound(({ req }) =>
    answered(req.raw, () => {
      const message = `Unrecognized request URL (${req.method}: ${req.path}). The sandbox does not know it.`;
      throw new Refusal(message, { status: 404 });
    }),
  );
  return async (request) => app.fetch(request);

  function answered(request: Request, work: (requestId: string) => { answer: Answer; replayed?: boolean }): Response {
    const requestId = ids.request();
    try {
      refuseStranger(request, secretKey);
      catchUp();
      world.request = { id: requestId, idempotency_key: request.headers.get("Idempotency-Key") };
      const { answer, replayed } = work(requestId);
      return response(answer, requestId, replayed ? { "Idempotent-Replayed": "true" } : {});
    } catch (error) {
      return response(refusalAnswer(error, requestId), requestId);
    } finally {
      world.request = noRequest;
    }
  }
}

/**
 * Answers a request with an idempotency key. If the key was used before, the stored response is sent again; otherwise
 * the new response is stored.
 */
function once({ world, change }: Options, { key, requestId, method, path, params }: KeyedRequest, run: () => Answer) {
  const request = requestText(method, path, params);
  const kept = keptAnswer(world.state, key, request);
  if (kept) return { answer: kept, replayed: true };
  return change(() => {
    let answer: Answer;
    try {
      answer = run();
    } catch (error) {
      answer = refusalAnswer(error, requestId);
    }
    keepAnswer(world.state, key, { ...answer, request, requestId, at: world.realNow() });
    return { answer };
  });
}

interface KeyedRequest {
  readonly key: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly params: Raw;
}

function runRoute(world: World, { fields, run }: ApiRoute, params: Raw, id: string): Answer {
  const { expand: paths = [], ...given } = readParams(params, { ...fields, ...expandField } as Fields) as Values<
    typeof expandField
  >;
  return answerOf(200, expand(world, run(world, given, id), paths));
}

function refuseStranger(request: Request, secretKey: string): void {
  const version = request.headers.get("Stripe-Version");
  const given = keyOf(request.headers.get("Authorization") ?? "");
  if (given !== secretKey) {
    const message = given
      ? `Invalid API Key provided: ${given.slice(0, 8)}${"*".repeat(8)}${given.length > 12 ? given.slice(-4) : ""}`
      : "You did not provide an API key.";
    throw new Refusal(message, { status: 401 });
  }
  if (version === null || version === apiVersion) return;
  throw new Refusal(`Invalid Stripe API version: ${version}. The sandbox speaks ${apiVersion}.`);
}

function keyOf(authorization: string): string {
  const [, scheme = "", value = ""] = /^(\S+)\s+(\S+)$/.exec(authorization) ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  return /^basic$/i.test(scheme) ? (Buffer.from(value, "base64").toString().split(":")[0] ?? "") : "";
}
