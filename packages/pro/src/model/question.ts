/** One message of a conversation with a language model. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** A JSON schema that the answer has to follow. */
export interface AnswerForm {
  readonly name: string;
  readonly schema: Record<string, unknown>;
}

/** A question to a language model. */
export interface Question {
  /** Rewriting or second reading, which may have different models. */
  readonly task: "rewrite" | "check";
  /** The constant part comes first, so that endpoints can cache it. */
  readonly messages: readonly Message[];
  /** Random for each request; the rest of the question does not depend on it. */
  readonly nonce: string;
  readonly seed: number;
  readonly temperature: number;
  readonly maxTokens: number;
  /** Absent: prose. */
  readonly form?: AnswerForm | undefined;
}

/** Tokens of a request, as far as they are known. */
export interface Usage {
  input: number;
  output: number;
}

const charactersPerToken = 4;

/** Returns an estimate for English prose. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** An estimate of what goes in. */
export function inputTokens({ messages }: Question): number {
  return estimateTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
