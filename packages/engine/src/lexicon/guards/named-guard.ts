import type { Guard } from "../site.ts";

/** A guard that has a name in the lexicon. */
interface NamedGuard {
  /** One sentence: what holds at the match. */
  readonly holds: string;
  /** `pattern: sentence`: at the first match of the pattern in this sentence it holds. */
  readonly yes: string;
  /** The same for a sentence where it does not hold. */
  readonly no: string;
  readonly test: Guard;
}

export type NamedGuards = Readonly<Record<string, NamedGuard>>;
