/** An endpoint of a language model with the OpenAI protocol. */
export interface ModelEndpoint {
  /** Up to and with the version: `https://api.example.org/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The model that reads a second time. Absent: the same. */
  readonly checkModel?: string | undefined;
}

/** The operator's settings of the language model. */
export interface ModelSettings {
  /** The second, where there is one, answers while the first does not. */
  readonly endpoints: readonly ModelEndpoint[];
  /** Requests at once, of all texts together. */
  readonly concurrency: number;
  /** What one request may take. */
  readonly timeoutMs: number;
  /** Tokens a day, in UTC, in and out. Absent: no ceiling. */
  readonly dailyTokens: number | undefined;
  /** Dollars a day. Absent: no ceiling. */
  readonly dailyCost: number | undefined;
  /** Dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Whether what a model wrote is read a second time, by a model that does not know who wrote it. */
  readonly secondReading: boolean;
  /** Answers are remembered for a few minutes, for the account that got them. */
  readonly cache: boolean;
}
