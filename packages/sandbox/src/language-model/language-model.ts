import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { refuseOtherSites } from "../payments/refuse-other-sites.ts";
import { aborted, completion, completionStream } from "./answer.ts";
import { type Fault, faults, faultyContent, faultyResponse, refuse, slowMs } from "./faults.ts";
import { misbehaviours } from "./misbehaviours.ts";
import { completionRequest, type Prompt, readPrompt } from "./prompt.ts";
import { type Reading, readingOf, readings, readPairs } from "./reading.ts";
import { rewriteWell } from "./rewrite.ts";

type Misbehaviour = keyof typeof misbehaviours;
export type Behaviour = "good" | Fault | Misbehaviour;
export { type Reading, readings };

/** Lists all behaviours of the simulated model: correct answers, faults of the endpoint, and wrong answers. */
export const behaviours: readonly Behaviour[] = ["good", ...faults, ...(Object.keys(misbehaviours) as Misbehaviour[])];

const behaviour = z.enum(behaviours);
const scriptSchema = z.object({
  next: z.array(behaviour).default([]),
  always: behaviour.nullable().default(null),
  latencyMs: z.int().min(0).max(60_000).default(0),
  pieceMs: z.int().min(0).max(10_000).default(0),
  /**
   * The behaviour when the model is asked to compare rewrites with their sources. Misbehaviours of rewriting do not
   * apply to it.
   */
  reading: z.enum(readings).default("good"),
  /** True if requests that ask for an answer format (`response_format`) are refused. */
  refusesForm: z.boolean().default(false),
});

const maxBodyBytes = 1024 * 1024;
const modelName = "stand-in";
const inText = /\(stand-in: ([a-z0-9-]+)\)/;

/**
 * Creates a simulated language model with the OpenAI protocol under /llm/v1. It answers correctly unless a fault or
 * misbehaviour is selected: by the model's name (`stand-in:refusal`), by POST /llm/control, or by a phrase in the text,
 * "(stand-in: refusal)". It also answers requests to compare rewrites with their sources.
 */
export function createLanguageModel({ apiKey }: { readonly apiKey?: string } = {}) {
  const script = createScript();
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>().basePath("/llm");
  app.use(bodyLimit({ maxSize: maxBodyBytes }));

  app.get("/v1/models", ({ json }) =>
    json({ object: "list", data: [{ id: modelName, object: "model", created: 0, owned_by: "sandbox" }] }),
  );

  app.post("/v1/chat/completions", async ({ req, env }) => {
    if (apiKey !== undefined && req.header("authorization") !== `Bearer ${apiKey}`) {
      return faultyResponse("wrong-key")!;
    }
    return complete(script, req, () => void env?.incoming?.socket.destroy());
  });

  app.use("/control", refuseOtherSites);
  app.get("/control", ({ json }) => json({ ...script.current(), ...script.counts() }));
  app.post("/control", async ({ req, json }) => {
    const parsed = scriptSchema.safeParse(await req.json().catch(() => undefined));
    if (!parsed.success) return json({ error: z.prettifyError(parsed.error) }, 400);
    return json(script.set(parsed.data));
  });
  app.delete("/control", ({ json }) => json(script.reset()));

  return {
    answer: app.fetch,
    /** Returns the environment variables with which the product uses a simulated model at this address. */
    settingsAt: (address: string) => ({ LLM_BASE_URL: `${address}/llm/v1`, LLM_MODEL: modelName }),
  };
}

type Script = ReturnType<typeof createScript>;

/** Stores which behaviour was selected, and counts the answers by behaviour. */
function createScript() {
  let current = scriptSchema.parse({});
  let counts: Record<string, number> = {};
  let readingCounts: Record<string, number> = {};

  function behaviourFor(model: string, text: string, isReading: boolean): Behaviour {
    const concerns = (one: Behaviour | null | undefined): one is Behaviour =>
      !!one && !(isReading && one in misbehaviours);
    const [first, ...others] = current.next;
    if (concerns(first)) current = { ...current, next: others };
    const named = behaviour.safeParse(model.split(":")[1]).data ?? behaviour.safeParse(inText.exec(text)?.[1]).data;
    return [first, current.always, named].find(concerns) ?? "good";
  }

  return {
    current: () => current,
    counts: () => ({ counts, readingCounts }),
    /** Returns the behaviour for a request, and counts it. */
    choose(model: string, text: string, isReading: boolean): Behaviour | Reading {
      const asked = behaviourFor(model, text, isReading);
      const chosen = isReading && asked === "good" ? current.reading : asked;
      if (isReading) readingCounts = oneMore(readingCounts, chosen);
      else counts = oneMore(counts, chosen);
      return chosen;
    },
    set(given: z.infer<typeof scriptSchema>) {
      current = given;
      return current;
    },
    reset() {
      current = scriptSchema.parse({});
      counts = {};
      readingCounts = {};
      return current;
    },
  };
}

/** Answers a request for a chat completion. `cut` closes the connection. */
async function complete(script: Script, req: HonoRequest, cut: () => void): Promise<Response> {
  const { signal } = req.raw;
  const parsed = completionRequest.safeParse(await req.json().catch(() => undefined));
  if (!parsed.success) return refuse(400, "invalid_request_error", "The request is not a chat completion.");
  const request = parsed.data;
  if (request.model.split(":")[0] !== modelName) {
    return refuse(404, "invalid_request_error", `The model ${request.model} does not exist.`);
  }
  if (script.current().refusesForm && request.response_format) {
    return refuse(400, "invalid_request_error", "This model does not support response_format.");
  }
  const prompt = readPrompt(request);
  const pairs = readPairs(request);
  const chosen = script.choose(request.model, prompt.text, pairs !== undefined);
  const fault = chosen === "down" ? "500" : faults.find((one) => one === chosen);
  const wait = script.current().latencyMs + (fault === "slow" ? slowMs : 0);
  if (wait > 0) await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), aborted(signal)]);
  if (fault === "timeout") await aborted(signal);
  if (fault === "connection-reset") {
    cut();
    return new Response();
  }
  const refusal = fault && faultyResponse(fault);
  if (refusal) return refusal;
  const said = pairs ? readingOf(script.current().reading, pairs, prompt.system) : rewritingOf(chosen, prompt);
  const content = (fault && faultyContent(fault)) ?? said;
  const answer = { id: randomUUID(), content, fault, pieceMs: script.current().pieceMs, signal, cut };
  return request.stream ? completionStream(request, answer) : completion(request, answer);
}

function rewritingOf(chosen: string, prompt: Prompt): string {
  const good = rewriteWell(prompt);
  return chosen in misbehaviours ? misbehaviours[chosen as Misbehaviour](good, prompt) : good;
}

function oneMore(counts: Record<string, number>, name: string): Record<string, number> {
  return { ...counts, [name]: (counts[name] ?? 0) + 1 };
}
