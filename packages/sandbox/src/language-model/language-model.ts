import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { refuseOtherSites } from "../payments/refuse-other-sites.ts";
import { aborted, completion, completionStream } from "./answer.ts";
import { type Fault, faults, faultyContent, faultyResponse, refuse, slowMs } from "./faults.ts";
import { misbehaviours } from "./misbehaviours.ts";
import { completionRequest, readPrompt } from "./prompt.ts";
import { rewriteWell } from "./rewrite.ts";

type Misbehaviour = keyof typeof misbehaviours;
export type Behaviour = "good" | Fault | Misbehaviour;

/** Everything that the stand-in can be asked to do. */
export const behaviours: readonly Behaviour[] = ["good", ...faults, ...(Object.keys(misbehaviours) as Misbehaviour[])];

const behaviour = z.enum(behaviours);
const script = z.object({
  next: z.array(behaviour).default([]),
  always: behaviour.nullable().default(null),
  latencyMs: z.int().min(0).max(60_000).default(0),
  pieceMs: z.int().min(0).max(10_000).default(0),
});

const maxBodyBytes = 1024 * 1024;
const modelName = "stand-in";
const inText = /\(stand-in: ([a-z0-9-]+)\)/;

/**
 * A language model's stand-in: the OpenAI protocol below /llm/v1, scripted. It answers well, unless the model's name
 * (`stand-in:refusal`), the control API (POST /llm/control) or a phrase in the text, "(stand-in: refusal)", asks for a
 * fault or a misbehaviour.
 */
export function createLanguageModel({ apiKey }: { readonly apiKey?: string } = {}) {
  let current = script.parse({});
  let counts: Record<string, number> = {};

  function behaviourFor(model: string, text: string): Behaviour {
    const [first, ...others] = current.next;
    current = { ...current, next: others };
    const named = behaviour.safeParse(model.split(":")[1]).data ?? behaviour.safeParse(inText.exec(text)?.[1]).data;
    return first ?? current.always ?? named ?? "good";
  }

  const app = new Hono<{ Bindings: Partial<HttpBindings> }>().basePath("/llm");
  app.use(bodyLimit({ maxSize: maxBodyBytes }));

  app.get("/v1/models", ({ json }) =>
    json({ object: "list", data: [{ id: modelName, object: "model", created: 0, owned_by: "sandbox" }] }),
  );

  app.post("/v1/chat/completions", async (context) => {
    const { req } = context;
    if (apiKey !== undefined && req.header("authorization") !== `Bearer ${apiKey}`) {
      return faultyResponse("wrong-key")!;
    }
    const parsed = completionRequest.safeParse(await req.json().catch(() => undefined));
    if (!parsed.success) return refuse(400, "invalid_request_error", "The request is not a chat completion.");
    const request = parsed.data;
    if (request.model.split(":")[0] !== modelName) {
      return refuse(404, "invalid_request_error", `The model ${request.model} does not exist.`);
    }
    const prompt = readPrompt(request);
    const chosen = behaviourFor(request.model, prompt.text);
    counts = { ...counts, [chosen]: (counts[chosen] ?? 0) + 1 };
    const { signal } = req.raw;
    const fault = faults.find((one) => one === chosen);
    const wait = current.latencyMs + (fault === "slow" ? slowMs : 0);
    if (wait > 0) await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), aborted(signal)]);
    if (fault === "timeout") await aborted(signal);
    const cut = () => void context.env?.incoming?.socket.destroy();
    if (fault === "connection-reset") {
      cut();
      return new Response();
    }
    const refusal = fault && faultyResponse(fault);
    if (refusal) return refusal;
    const good = rewriteWell(prompt);
    const said = chosen in misbehaviours ? misbehaviours[chosen as Misbehaviour](good, prompt) : good;
    const content = (fault && faultyContent(fault)) ?? said;
    const answer = { id: randomUUID(), content, fault, pieceMs: current.pieceMs, signal, cut };
    return request.stream ? completionStream(request, answer) : completion(request, answer);
  });

  app.use("/control", refuseOtherSites);
  app.get("/control", ({ json }) => json({ ...current, counts }));
  app.post("/control", async ({ req, json }) => {
    const parsed = script.safeParse(await req.json().catch(() => undefined));
    if (!parsed.success) return json({ error: z.prettifyError(parsed.error) }, 400);
    current = parsed.data;
    return json(current);
  });
  app.delete("/control", ({ json }) => {
    current = script.parse({});
    counts = {};
    return json(current);
  });

  return {
    answer: app.fetch,
    /** The product's settings for a stand-in whose site is at the address. */
    settingsAt: (address: string) => ({ LLM_BASE_URL: `${address}/llm/v1`, LLM_MODEL: modelName }),
  };
}
