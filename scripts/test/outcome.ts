/** The result of a step: the number of passed tests, the failures with their files, and the time of each file. */
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
