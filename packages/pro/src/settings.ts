/** An endpoint that serves a language model with the OpenAI protocol. */
export interface ModelEndpoint {
  /** The base address, with the API version: `https://api.example.org/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The model that checks rewrites. By default it is the same as `model`. */
  readonly checkModel?: string | undefined;
}

/** The operator's settings of the language model. */
export interface ModelSettings {
  /** One or two endpoints. The second is used while the first does not answer. */
  readonly endpoints: readonly ModelEndpoint[];
  /** The most requests at the same time, over all texts. */
  readonly concurrency: number;
  /** The timeout of one request in milliseconds. */
  readonly timeoutMs: number;
  /** The most input and output tokens per day in UTC. Undefined for no limit. */
  readonly dailyTokens: number | undefined;
  /** The most dollars per day in UTC. Undefined for no limit. */
  readonly dailyCost: number | undefined;
  /** Dollars per million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Whether the model is asked again if each rewritten sentence means the same as the original. */
  readonly secondReading: boolean;
  /** Whether answers are cached for a few minutes. An account gets only its own answers. */
  readonly cache: boolean;
}
