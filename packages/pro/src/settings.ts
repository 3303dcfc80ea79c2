/** An endpoint of a language model with the OpenAI protocol. */
export interface ModelEndpoint {
  /** The address including the version: `https://api.example.org/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The model for second readings. By default `model`. */
  readonly checkModel?: string | undefined;
}

/** The operator's settings of the language model. */
export interface ModelSettings {
  /** The second endpoint, if any, is used while the first does not answer. */
  readonly endpoints: readonly ModelEndpoint[];
  /** The requests at the same time, of all texts together. */
  readonly concurrency: number;
  /** The timeout of a request. */
  readonly timeoutMs: number;
  /** Input and output tokens per day, in UTC. Absent: no ceiling. */
  readonly dailyTokens: number | undefined;
  /** Dollars per day. Absent: no ceiling. */
  readonly dailyCost: number | undefined;
  /** Dollars per million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Whether a model checks the rewrites in a second reading, without the rewriting conversation. */
  readonly secondReading: boolean;
  /** Whether answers are cached for a few minutes, for the account that got them. */
  readonly cache: boolean;
}
