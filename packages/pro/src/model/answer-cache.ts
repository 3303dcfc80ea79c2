import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { promptVersion } from "../prompts/rules.ts";
import type { Question } from "./question.ts";

const keptMs = 600_000;
const mostCharacters = 16 * 1024 * 1024;

/** Keeps the language model's answers in memory for a few minutes. An account gets only its own answers. */
export interface AnswerCache {
  get(owner: string, model: string, question: Question): string | undefined;
  set(owner: string, model: string, question: Question, answer: string): void;
}

export function createAnswerCache(now: () => number): AnswerCache {
  const answers = new LRUCache<string, string>({
    ttl: keptMs,
    maxSize: mostCharacters,
    sizeCalculation: (answer) => answer.length + 64,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    get: (owner, model, question) => answers.get(keyOf(owner, model, question)),
    set: (owner, model, question, answer) => {
      answers.set(keyOf(owner, model, question), answer);
    },
  };
}

/** Hashes a question with SHA-256 as the cache key, so that the cache stores no question in plain text. */
function keyOf(
  owner: string,
  model: string,
  { messages, nonce, seed, temperature, maxTokens, form }: Question,
): string {
  const asked = messages.map(({ role, content }) => [role, content.replaceAll(nonce, "")]);
  const all = JSON.stringify([owner, model, promptVersion, asked, seed, temperature, maxTokens, form]);
  return createHash("sha256").update(all).digest("base64");
}
