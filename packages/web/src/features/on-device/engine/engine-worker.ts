import { messages } from "@rewright/contract/errors";
import { createEngine, type Engine } from "@rewright/engine";
import { answerLite, LiteRefusal } from "@rewright/lite/answer-lite";
import { loadModelFiles } from "../models/model-store.ts";
import type { EngineMessage, EngineRequest } from "./messages.ts";

/**
 * Runs the engine in a web worker, with the models that are stored on this device. The server sends this file with a
 * content security policy that forbids the worker all requests, so that texts can be passed only to the page.
 */
const starting = start();

async function start(): Promise<Engine | undefined> {
  try {
    const { lexicon, ...tables } = await loadModelFiles();
    const engine = createEngine({ ...tables, lexicon: JSON.parse(new TextDecoder().decode(lexicon)) });
    say({ kind: "ready" });
    warmUp(engine, warmUps);
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

/**
 * The number of times that the engine rewrites a fixed text at the start, so that the browser compiles and optimises
 * its code.
 */
const warmUps = 12;
const warmUpText = [
  "In order to be ready, the engine utilizes a short text of its own. It is important to note that this text, which was written by us, is never shown.",
  'Furthermore, it contains names such as Helen Moss, numbers such as 14 or 2.5 kg, and a quotation: "a plan without a price is a wish."',
  "The committee conducted an evaluation of the proposals, and a significant number of them were deemed unsuitable due to the fact that they lacked a budget. Moreover, not only did the results surprise the team, but they also played a crucial role in its decision.",
  "- The guard should not be removed while the motor is running.\n- Noise levels did not exceed the limit.",
].join("\n\n");

/** Rewrites the fixed text several times. Between the repetitions, requests are answered. */
function warmUp(engine: Engine, times: number): void {
  if (times === 0) return;
  setTimeout(() => {
    answerLite(engine, { name: "", wordsPerRequest: 1000 }, "/hum", { text_content: warmUpText, seed: times });
    warmUp(engine, times - 1);
  });
}

function say(message: EngineMessage): void {
  self.postMessage(message);
}
