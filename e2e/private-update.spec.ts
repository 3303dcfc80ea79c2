import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { enterPremium, newEmail } from "./people.ts";
import { expect, humanizeButton, originalText, resultText, test } from "./test.ts";

const bar = (page: Page) => page.getByRole("region", { name: "On this device" });
const slowly = { timeout: 60_000 };
const prefix = "private-page-";

/** Starts a server that passes requests on to the product, and can change the script of the service worker. */
async function startRelay(origin: string) {
  const relay = { change: (script: string) => script };
  const server = createServer(async ({ method = "GET", url = "/", headers }, answer) => {
    const { cookie = "" } = headers;
    const got = await fetch(`${origin}${url}`, { method, headers: { cookie } });
    const kept = [...got.headers].filter(([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name));
    const body = Buffer.from(await got.arrayBuffer());
    answer.writeHead(got.status, Object.fromEntries(kept));
    answer.end(url === "/private-service-worker.js" ? relay.change(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { relay, origin: `http://localhost:${port}`, close };
}

/** Makes the browser check for a new service worker. Returns the first state of the new one. */
function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration("/private"))!;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener("updatefound", () => resolve(registration.installing!), { once: true }),
    );
    registration.update().catch(() => {});
    const worker = await found;
    return new Promise<string>((resolve) => {
      worker.addEventListener("statechange", () => resolve(worker.state));
      if (worker.state !== "installing") resolve(worker.state);
    });
  });
}

const storedPages = (page: Page) =>
  page.evaluate(async (start) => (await caches.keys()).filter((name) => name.startsWith(start)).sort(), prefix);

/** Returns the paths of the files that a version of the page has stored. */
const storedFiles = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

test("[BEYOND-129] a new version of private mode is installed beside the old one, and replaces it when the user reloads", async ({
  page,
}) => {
  const { relay, origin, close } = await startRelay(test.info().project.use.baseURL!);
  try {
    await enterPremium(page, newEmail("private"));
    await page.goto(`${origin}/private`);
    await bar(page).getByRole("button", { name: "Download" }).click();
    await expect(bar(page)).toContainText("Private mode is on. Your text stays", slowly);
    await originalText(page).fill("In order to see the sea, we utilized the van.");
    await humanizeButton(page).click();
    await expect(resultText(page)).toContainText("To see the sea", slowly);
    const [old = ""] = await storedPages(page);
    const renamed = (script: string) => script.replace(old.slice(prefix.length), "new");

    await test.step("a new version is discarded if its page comes from a server of another release", async () => {
      relay.change = (script) => renamed(script).replaceAll(/manifest-\w+/g, "manifest-other");
      expect(await update(page)).toBe("redundant");
      expect(await storedPages(page)).toEqual([old]);
      await expect(bar(page)).not.toContainText("A new version is ready.");
    });

    await test.step("a new version that is complete replaces the old one only when the user reloads", async () => {
      relay.change = renamed;
      // The old version has the checker of spelling and grammar, so that the new one must have it too.
      await page.evaluate(async (name) => {
        await (await caches.open(name)).put("/private/grammar-worker-old.js", new Response());
      }, old);
      expect(await update(page)).toBe("installed");
      expect(await storedPages(page)).toEqual([`${prefix}new`, old].sort());
      await expect(bar(page)).toContainText("A new version is ready.");
      await bar(page).getByRole("button", { name: "Reload" }).click();
      await expect.poll(() => storedPages(page).catch(() => [])).toEqual([`${prefix}new`]);
      expect(await page.evaluate(() => caches.match("/private/grammar-worker-old.js").then((found) => !found))).toBe(
        true,
      );
      expect(await storedFiles(page, `${prefix}new`)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^\/private\/grammar-worker-/),
          expect.stringMatching(/^\/assets\/harper_wasm/),
        ]),
      );
      await expect(bar(page)).toContainText("Private mode is on. Your text stays", slowly);
      await expect(resultText(page)).toContainText("To see the sea");
    });
  } finally {
    close();
  }
});
