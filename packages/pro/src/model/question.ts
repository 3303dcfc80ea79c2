/** A message of a conversation with a language model. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** The JSON schema of an answer. */
export interface AnswerForm {
  readonly name: string;
  readonly schema: Record<string, unknown>;
}

/** A request to a language model. */
export interface Question {
  /** To rewrite, or to check a rewrite, which may be another model's task. */
  readonly task: "rewrite" | "check";
  /** The messages. Those that all texts share come first, so that endpoints can cache their work on them. */
  readonly messages: readonly Message[];
  /** A random name in the messages. It does not affect what is asked. */
  readonly nonce: string;
  readonly seed: number;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The answer format. Absent for prose. */
  readonly form?: AnswerForm | undefined;
}

/** The tokens of a request, as far as they are known. */
export interface Usage {
  input: number;
  output: number;
}

const charactersPerToken = 4;

/** Estimates the tokens of English prose. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** Estimates the input tokens of a request. */
export function inputTokens({ messages }: Question): number {
  return estimateTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
