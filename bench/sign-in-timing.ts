import { randomUUID } from "node:crypto";
import { spawnServer } from "./spawn-server.ts";

const tries = 200;

export interface TimingPair {
  readonly what: string;
  readonly medianMs: readonly [number, number];
  /**
   * The p-value (two-sided Mann–Whitney test): the probability of such a difference if both kinds of addresses take
   * equally long.
   */
  readonly p: number;
}

/**
 * Measures response times for email addresses with and without an account, alternately. They must not differ, or
 * accounts could be guessed.
 */
export async function measureSignIn(): Promise<TimingPair[]> {
  // Tries are limited by address, so each comes from another one.
  const server = await spawnServer({ TRUSTED_PROXY: "1", API_RATE_LIMIT: "1000000" });
  try {
    let count = 0;
    const send = async (path: string, body: object): Promise<number> => {
      const one = count++;
      const headers = {
        "Content-Type": "application/json",
        "X-Forwarded-For": `10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`,
      };
      const begun = performance.now();
      const answer = await fetch(`${server.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      await answer.text();
      if (answer.status === 429 || answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
      return performance.now() - begun;
    };
    const password = "Correct-Horse-7";
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const signUp = (email: string) => send("/api/auth/sign-up/email", { email, password, ...names });
    const signIn = (email: string) => send("/api/auth/sign-in/email", { email, password: "Wrong-Horse-7" });
    const fresh = () => `${randomUUID()}@example.org`;
    const known = Array.from({ length: tries }, fresh);
    const newTimes: number[] = [];
    const takenTimes: number[] = [];
    for (const email of known) {
      newTimes.push(await signUp(email));
      takenTimes.push(await signUp(email));
    }
    const wrongTimes: number[] = [];
    const unknownTimes: number[] = [];
    for (const email of known) {
      wrongTimes.push(await signIn(email));
      unknownTimes.push(await signIn(fresh()));
    }
    return [
      pairOf("sign-up with a new and a taken address", newTimes, takenTimes),
      pairOf("sign-in with a wrong password and an unknown address", wrongTimes, unknownTimes),
    ];
  } finally {
    await server.stop();
  }
}

function pairOf(what: string, a: readonly number[], b: readonly number[]): TimingPair {
  return { what, medianMs: [median(a), median(b)], p: mannWhitney(a, b) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/**
 * Returns the two-sided p-value of the Mann–Whitney rank test by its normal approximation, which is accurate from about
 * twenty values. Ties are ignored.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isFirst: true })), ...b.map((value) => ({ value, isFirst: false }))];
  all.sort((one, other) => one.value - other.value);
  const ranks = all.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** Returns the standard normal distribution function for a value of 0 or more (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
