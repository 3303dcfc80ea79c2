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

/** What a language model is asked. */
export interface Question {
  /** To rewrite, or to read a second time, which may be for another model. */
  readonly task: "rewrite" | "check";
  /** What does not change from text to text comes first, so that endpoints can reuse their work on it. */
  readonly messages: readonly Message[];
  /** Made up for this request; what is asked is the same whatever it is. */
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

/** An estimate for English prose. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** An estimate of what goes in. */
export function inputTokens({ messages }: Question): number {
  return estimateTokens(messages.reduce((sum, { content }) => sum + content.length, 0));
}
