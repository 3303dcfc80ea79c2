import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { ModelFault } from "./fault.ts";
import { estimateTokens, type Usage } from "./question.ts";

/** More characters than an average token of any answer has. */
const charactersPerToken = 8;

/**
 * Reads a streamed answer, and updates `usage.output`. The reasoning that some models send in a separate field is not read.
 *
 * @throws ModelFault `cut` if the stream ends before the answer, `absurd` if it is no answer or does not end,
 * `unusable` if it is empty, or ended by its length or a filter
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

/** Reads a chunk without trusting that it follows the protocol. */
function parts(chunk: Partial<ChatCompletionChunk> | null) {
  const choice = chunk?.choices?.[0];
  const usage = chunk?.usage;
  const isCounted = Number.isFinite(usage?.prompt_tokens) && Number.isFinite(usage?.completion_tokens);
  return {
    choice: typeof choice === "object" ? choice : undefined,
    spent: usage && isCounted ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined,
  };
}
