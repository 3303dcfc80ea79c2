/** A message of a conversation with a language model. */
export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** The JSON schema that an answer must follow. */
export interface AnswerForm {
  readonly name: string;
  readonly schema: Record<string, unknown>;
}

/** A request to a language model. */
export interface Question {
  /** "rewrite" to rewrite a text, "check" to check a rewrite. The two tasks may go to different models. */
  readonly task: "rewrite" | "check";
  /**
   * The messages. Those that are the same for all texts come first, because endpoints cache the beginning of a request.
   */
  readonly messages: readonly Message[];
  /** A random name of the tags around the text in the messages. The answer does not depend on it. */
  readonly nonce: string;
  readonly seed: number;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The JSON schema of the answer. Undefined if the answer is prose. */
  readonly form?: AnswerForm | undefined;
}

/** The tokens that a request used, as far as they are known. */
export interface Usage {
  input: number;
  output: number;
}

const charactersPerToken = 4;

/** Estimates the number of tokens of English prose from its number of characters. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** Estimates the input tokens of a request from the length of its messages. */
export function inputTokens({ messages }: Question): number {
  return estimateTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
