import { messages } from "@rewright/contract/errors";
import { createEngine, type Engine, rewrite } from "@rewright/engine";
import { answerLite, LiteRefusal } from "@rewright/lite/answer-lite";
import { loadModelFiles } from "../models/model-store.ts";
import type { EngineMessage, EngineRequest } from "./messages.ts";

/**
 * Runs the engine in a web worker, with the models that are stored on this device. The server sends this file with a
 * content security policy that allows the worker no request at all, so that no text can leave it except to the page.
 */
const starting = start();

async function start(): Promise<Engine | undefined> {
  try {
    const { lexicon, ...tables } = await loadModelFiles();
    const engine = createEngine({ ...tables, lexicon: JSON.parse(new TextDecoder().decode(lexicon)) });
    warmUp(engine);
    say({ kind: "ready" });
    return engine;
  } catch {
    say({ kind: "unusable" });
    return undefined;
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<EngineRequest>) => {
  const engine = await starting;
  if (engine) say(answer(engine, data));
});

function answer(engine: Engine, { id, path, fields, plan }: EngineRequest): EngineMessage {
  try {
    return { kind: "answer", id, answer: answerLite(engine, plan, path, fields) };
  } catch (error) {
    if (!(error instanceof LiteRefusal)) return { kind: "failure", id };
    return { kind: "refusal", id, code: error.code, message: error.message || messages[error.code] };
  }
}

/** Has the engine rewrite one text, so that the code for the first real one is compiled already. */
function warmUp(engine: Engine): void {
  rewrite(engine, "In order to be ready, the engine rewrites one sentence.", {});
}

function say(message: EngineMessage): void {
  self.postMessage(message);
}
