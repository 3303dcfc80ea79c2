/** What a step found: how many tests passed, what failed and where, and how long each file took. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly files: readonly TimedFile[];
}

export interface Failure {
  /** Path from the repository's root, where one is known. */
  readonly file: string | undefined;
  /** The test's full title, or what else went wrong. */
  readonly what: string;
  /** The error's message. */
  readonly why?: string;
}

interface TimedFile {
  readonly file: string;
  /** Imports, set-up and tests together. */
  readonly seconds: number;
}
