import { startPostgres } from "../packages/server/test/start-postgres.ts";
import { spawnServer } from "./spawn-server.ts";

const bots = 120;
const people = 15;
const password = "Correct-Horse-7";

interface Flooded {
  /** The number of people who were logged in. */
  readonly loggedIn: number;
  readonly slowestMs: number;
  /** The number of wrong passwords that the bots sent meanwhile. */
  readonly tries: number;
}

/**
 * Logs people in at the same time, from browsers that the server knows. Meanwhile bots send wrong passwords without a
 * pause, each from another IP address. Uses a PostgreSQL server on this machine.
 */
export async function measureSignInFlood(): Promise<Flooded> {
  const postgres = await startPostgres();
  const settings = { TRUSTED_PROXY: "1", API_RATE_LIMIT: "1000000", DATABASE_URL: postgres.url };
  const server = await spawnServer(settings);
  const send = async (path: string, body: object, from: string, cookie = "") => {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": from, Cookie: cookie };
    const answer = await fetch(`${server.address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    await answer.text();
    return answer;
  };
  const emailOf = (one: number) => `person${one}@example.org`;
  const signIn = (one: number, cookie?: string) =>
    send("/api/auth/sign-in/email", { email: emailOf(one), password }, `10.1.0.${one}`, cookie);
  let isOver = false;
  let tries = 0;
  async function attack(bot: number): Promise<void> {
    for (let round = 0; !isOver; round++) {
      const body = { email: emailOf((bot + round) % people), password: "Wrong-Horse-7" };
      await send("/api/auth/sign-in/email", body, `10.2.${round % 256}.${bot}`);
      tries++;
    }
  }
  try {
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const devices: string[] = [];
    for (let one = 0; one < people; one++) {
      await send("/api/auth/sign-up/email", { email: emailOf(one), password, ...names }, `10.1.0.${one}`);
      const cookies = (await signIn(one)).headers.getSetCookie();
      devices.push(cookies.find((cookie) => cookie.startsWith("device="))?.split(";")[0] ?? "");
    }
    const attacks = Array.from({ length: bots }, (_, bot) => attack(bot));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const times = await Promise.all(
      devices.map(async (cookie, one) => {
        const begun = performance.now();
        const { status } = await signIn(one, cookie);
        return { status, ms: performance.now() - begun };
      }),
    );
    isOver = true;
    await Promise.all(attacks);
    const done = times.filter(({ status }) => status === 200);
    return { loggedIn: done.length, slowestMs: Math.max(...times.map(({ ms }) => ms)), tries };
  } finally {
    isOver = true;
    await server.stop();
    await postgres.stop();
  }
}
