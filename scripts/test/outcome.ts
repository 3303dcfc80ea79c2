/** The result of a step: the number of passed tests, the failures with their files, and the time of each file. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly files: readonly TimedFile[];
}

export interface Failure {
  /** The path of the failed test's file from the repository's root, if it is known. */
  readonly file: string | undefined;
  /** The full title of the failed test, or what else went wrong. */
  readonly what: string;
  /** The error message. */
  readonly why?: string;
}

interface TimedFile {
  readonly file: string;
  /** The duration of a file's imports, set-up and tests together. */
  readonly seconds: number;
}
