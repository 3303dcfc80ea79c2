import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { ModelFault } from "./fault.ts";
import { estimateTokens, type Usage } from "./question.ts";

/**
 * The most characters that a token of an answer has on average. An answer with more characters than this allows is
 * abandoned.
 */
const charactersPerToken = 8;

/**
 * Reads a streamed answer to its end, and counts its tokens in `usage.output`. Reasoning that a model sends in a
 * separate field is skipped.
 *
 * @throws ModelFault `cut` if the stream breaks off, `absurd` if it is no chat completion or does not end, `unusable`
 * if the answer is empty, cut off at its token limit or withheld by a filter
 */
export async function readAnswer(
  stream: AsyncIterable<ChatCompletionChunk>,
  maxTokens: number,
  usage: Usage,
  onChunk: () => void,
): Promise<string> {
  let text = "";
  let reason: string | null | undefined;
  let isAnswer = false;
  for await (const chunk of stream) {
    onChunk();
    const { choice, spent } = parts(chunk);
    if (choice) {
      isAnswer = true;
      if (typeof choice.delta?.content === "string") text += choice.delta.content;
      reason = choice.finish_reason ?? reason;
    }
    if (text.length > maxTokens * charactersPerToken) throw new ModelFault("absurd");
    usage.output = spent?.output ?? Math.max(usage.output, estimateTokens(text.length));
    usage.input = spent?.input ?? usage.input;
  }
  if (!isAnswer) throw new ModelFault("absurd");
  if (!reason) throw new ModelFault("cut");
  if (reason !== "stop" || text.trim() === "") throw new ModelFault("unusable");
  return text;
}

/** Reads one event of a stream without relying on its following the protocol. */
function parts(chunk: Partial<ChatCompletionChunk> | null) {
  const choice = chunk?.choices?.[0];
  const usage = chunk?.usage;
  const isCounted = Number.isFinite(usage?.prompt_tokens) && Number.isFinite(usage?.completion_tokens);
  return {
    choice: typeof choice === "object" ? choice : undefined,
    spent: usage && isCounted ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined,
  };
}
