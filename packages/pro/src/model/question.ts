/** One message of a conversation with a language model. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** What a language model is asked. */
export interface Question {
  /** What does not change from text to text comes first, so that endpoints can reuse their work on it. */
  readonly messages: readonly Message[];
  /** Made up for this request; what is asked is the same whatever it is. */
  readonly nonce: string;
  readonly seed: number;
  readonly temperature: number;
  readonly maxTokens: number;
}

/** Tokens of a request, as far as they are known. */
export interface Usage {
  input: number;
  output: number;
}

const charactersPerToken = 4;

/** An estimate for English prose. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** An estimate of what goes in. */
export function inputTokens({ messages }: Question): number {
  return estimateTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
