import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "../../packages/server/src/http/free-port.ts";
import { findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Starts a browser with an empty profile, which Lighthouse can control by its port. */
export async function openBrowser(origin: string) {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (executablePath === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH to its program.");
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "bench-browser-"));
  const args = [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });

  /** Creates an account and signs in to it, to measure pages as a returning user. */
  async function signIn(): Promise<void> {
    const person = { email: "ada@example.org", password: "Correct-Horse-7" };
    const headers = { Origin: origin };
    const data = { ...person, first_name: "Ada", last_name: "Lovelace" };
    for (const path of ["/api/auth/sign-up/email", "/api/auth/sign-in/email"]) {
      const answer = await context.request.post(`${origin}${path}`, { data, headers });
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    }
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard`);
    await page.locator("#tool[data-ready]").waitFor();
    await page.close();
  }

  async function close(): Promise<void> {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }

  return { port, signIn, close };
}
