import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { ModelFault } from "./fault.ts";
import { estimateTokens, type Usage } from "./question.ts";

/** No token is so long, on the average of an answer. */
const charactersPerToken = 8;

/**
 * Returns the text of a streamed answer; `usage.output` follows what has come. Models that think in the open do it in a
 * field of their own, which is not read.
 * @throws ModelFault `cut` where the stream ends before the answer does, `absurd` where it is no answer or does not
 * end, `unusable` where it is empty, or ends because of its length or of a filter
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

/** Reads the parts of a chunk, whose shape is not guaranteed. */
function parts(chunk: Partial<ChatCompletionChunk> | null) {
  const choice = chunk?.choices?.[0];
  const usage = chunk?.usage;
  const isCounted = Number.isFinite(usage?.prompt_tokens) && Number.isFinite(usage?.completion_tokens);
  return {
    choice: typeof choice === "object" ? choice : undefined,
    spent: usage && isCounted ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined,
  };
}
