import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Stripe } from "stripe";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startReceiver } from "../test/receiver.ts";
import { startSandbox } from "./start-sandbox.ts";

const productOrigin = "http://localhost:3000";

describe("the environment settings that the sandbox adds", async () => {
  const sandbox = await startSandbox({ port: 0, productOrigin });
  afterAll(() => sandbox.stop());

  test("simulate each service for which no setting is given", () => {
    const settings = sandbox.settingsFor({});
    expect(settings).toMatchObject({
      SANDBOX: "1",
      SANDBOX_URL: sandbox.address,
      STRIPE_API_URL: sandbox.address,
      STRIPE_PRICE_MONTHLY: "price_sandbox_monthly",
      GOOGLE_ISSUER: `${sandbox.address}/google`,
    });
    expect(settings.SMTP_URL).toMatch(/^smtp:/);
    expect(settings.STRIPE_SECRET_KEY).toMatch(/^sk_test_/);
  });

  test("[SAFETY-8] never combine a real key with a simulated service", () => {
    const settings = sandbox.settingsFor({ STRIPE_SECRET_KEY: "sk_live_real", GOOGLE_CLIENT_ID: "real" });
    expect(Object.keys(settings).filter((name) => /STRIPE|GOOGLE/.test(name))).toEqual([]);
    expect(settings.SMTP_URL).toMatch(/^smtp:/);
  });

  test("use the simulated language model only on request, and never together with a real one", () => {
    expect(sandbox.settingsFor({}).LLM_BASE_URL).toBeUndefined();
    const { LLM_BASE_URL, LLM_MODEL } = sandbox.settingsFor({ SANDBOX_MODEL: "1" });
    expect([LLM_BASE_URL, LLM_MODEL]).toEqual([`${sandbox.address}/llm/v1`, "stand-in"]);
    expect(sandbox.settingsFor({ SANDBOX_MODEL: "1", LLM_BASE_URL: "https://model.example.org/v1" }).LLM_MODEL).toBe(
      undefined,
    );
  });

  test("do not complete a partial configuration, and treat an empty one as missing", () => {
    expect(sandbox.settingsFor({ STRIPE_PRICE_MONTHLY: "price_real" }).STRIPE_SECRET_KEY).toBeUndefined();
    expect(sandbox.settingsFor({ STRIPE_SECRET_KEY: "" }).STRIPE_SECRET_KEY).toMatch(/^sk_test_/);
  });

  test("do not replace the sandbox's address if one is given", () => {
    const SANDBOX_URL = "https://sandbox.example.org";
    expect(sandbox.settingsFor({ SANDBOX_URL })).toMatchObject({ SANDBOX_URL });
  });

  test("include the address of a page that links to the mailbox and to payments", async () => {
    const page = await (await fetch(sandbox.address)).text();
    expect(page).toContain('href="/mail"');
    expect(page).toContain('href="/payments"');
    expect((await fetch(`${sandbox.address}/payments`)).status).toBe(200);
    expect((await fetch(`${sandbox.address}/paymentsandmore`)).status).toBe(404);
  });
});

/** Returns whether a server responds at this address. */
async function answersAt(host: string, port: string): Promise<boolean> {
  const socket = connect(Number(port), host);
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

describe("the address at which the sandbox listens", () => {
  const others = ["127.0.0.2", ...Object.values(networkInterfaces()).flatMap(addressesOutside)];

  test("[SAFETY-9] can be reached from the same machine only, by default", async () => {
    const sandbox = await startSandbox({ port: 0, productOrigin });
    const { port } = new URL(sandbox.address);
    expect(sandbox.address).toBe(`http://localhost:${port}`);
    expect((await fetch(sandbox.address)).status).toBe(200);
    expect(await answersAt("127.0.0.1", port)).toBe(true);
    for (const host of others) expect([host, await answersAt(host, port)]).toEqual([host, false]);
    await sandbox.stop();
  });

  test("[SAFETY-9] is the given host, and its links use the given name", async () => {
    const sandbox = await startSandbox({ port: 0, productOrigin, host: "127.0.0.2", hostName: "127.0.0.2" });
    const { port } = new URL(sandbox.address);
    expect(sandbox.address).toBe(`http://127.0.0.2:${port}`);
    expect(sandbox.settingsFor({}).STRIPE_API_URL).toBe(sandbox.address);
    expect((await fetch(sandbox.address)).status).toBe(200);
    expect(await answersAt("127.0.0.1", port)).toBe(false);
    await sandbox.stop();
  });

  test("is every address of the machine if the host is 0.0.0.0", async () => {
    const sandbox = await startSandbox({ port: 0, productOrigin, host: "0.0.0.0" });
    const { port } = new URL(sandbox.address);
    for (const host of others) expect([host, await answersAt(host, port)]).toEqual([host, true]);
    await sandbox.stop();
  });
});

/** Returns the IPv4 addresses by which other machines can reach this one. */
function addressesOutside(interfaces: readonly NetworkInterfaceInfo[] = []): string[] {
  return interfaces.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

describe("after the sandbox was killed and started again,", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** Starts a sandbox in a separate process, so that it can be killed. */
  async function spawnSandbox(webhookUrl: string) {
    const options = JSON.stringify({ port: 0, productOrigin, webhookUrl, dataDir });
    const program = `
      const { startSandbox } = await import(process.argv[1]);
      const { settingsFor, address } = await startSandbox(JSON.parse(process.argv[2]));
      console.log(JSON.stringify({ settings: settingsFor({}), address }));`;
    const module = new URL("./start-sandbox.ts", import.meta.url).href;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program, module, options], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    const { settings, address } = JSON.parse(line) as { settings: Record<string, string>; address: string };
    const { hostname: host, port } = new URL(address);
    return {
      stripe: new Stripe(settings.STRIPE_SECRET_KEY!, { host, port, protocol: "http", telemetry: false }),
      price: settings.STRIPE_PRICE_MONTHLY!,
      async control(path: string, body: object) {
        const headers = { "Content-Type": "application/json" };
        await fetch(`${address}/payments/control/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      },
      async kill() {
        child.kill("SIGKILL");
        await once(child, "exit");
      },
    };
  }

  test("no data is lost, and pending webhook events are delivered", async () => {
    const receiver = await startReceiver();
    const first = await spawnSandbox(receiver.url);
    await first.control("webhooks", { mode: "hold" });
    const { id: customer } = await first.stripe.customers.create({ email: "mary@example.org" });
    const session = await first.stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: first.price, quantity: 1 }],
      success_url: productOrigin,
    });
    await first.control("pay", { session: session.id, card: "4242424242424242" });
    await first.control("clock", { customer, days: 40 });
    const events = (await first.stripe.events.list({ limit: 100 })).data.map(({ id }) => id);
    const delivered = events.slice(0, 2);
    await first.control("deliver", { ids: delivered });
    const before = await first.stripe.subscriptions.list({ customer });
    await first.kill();

    const second = await spawnSandbox(receiver.url);
    expect((await second.stripe.subscriptions.list({ customer })).data).toEqual(before.data);
    expect((await second.stripe.invoices.list({ customer })).data).toHaveLength(2);
    expect(receiver.ids()).toEqual(delivered);
    await second.control("webhooks", { mode: "deliver" });
    await vi.waitFor(() => expect(receiver.ids().toSorted()).toEqual(events.toSorted()), { timeout: 30_000 });
    await second.kill();
    receiver.stop();
  }, 120_000);
});

/** Starts the product with an invalid setting, and waits until it ends. */
async function startWrongly(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "loud", ...settings };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../scripts/start.mjs")], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const [status] = await once(child, "close");
  rmSync(dataDir, { recursive: true });
  return { output, status };
}

test("simulated services stop if the product cannot start", async () => {
  const { output, status } = await startWrongly({});
  expect(output).toMatch(/The sandbox .* is ready.*cannot start.*LOG_LEVEL/s);
  expect(status).toBe(1);
}, 60_000);

test("[SAFETY-8] in production, services are simulated only if the operator asks for it", async () => {
  const [unasked, asked] = await Promise.all([
    startWrongly({ NODE_ENV: "production" }),
    startWrongly({ NODE_ENV: "production", SANDBOX: "1" }),
  ]);
  expect(unasked.output).not.toContain("sandbox");
  expect(unasked.output.match(/cannot start/g)).toHaveLength(1);
  expect([unasked.status, asked.status]).toEqual([1, 1]);
  expect(asked.output).toMatch(/The sandbox .* is ready/);
}, 60_000);

test("the sandbox prints who can become the first administrator and where that person's email is, and ends with its parent process", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent", WORKERS: "1" };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../scripts/start.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain("There is no administrator yet."), { timeout: 100_000 });
  const [, mailbox] = /The sandbox .* is ready at (\S+)/.exec(output) ?? [];
  expect(output).toContain(`Sign up as admin@example.org at http://localhost:`);
  expect(output).toContain(`mailbox is at ${mailbox}/mail`);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
  rmSync(dataDir, { recursive: true });
}, 120_000);
