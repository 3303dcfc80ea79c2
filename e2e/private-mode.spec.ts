import type { Page, Request } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./axe.ts";
import { adminEmail, enterAdmin, enterAs, enterPremium, newEmail, post } from "./people.ts";
import {
  changeList,
  expect,
  humanizeButton,
  longPassage,
  openTool,
  originalText,
  resultText,
  sizes,
  test,
} from "./test.ts";

const bar = (page: Page) => page.getByRole("region", { name: "On this device" });
const deviceSwitch = (page: Page) => page.getByRole("switch", { name: "On this device" });
const isOn = "Private mode is on. Your text stays on this device, and rewrites aren't counted.";
/**
 * A longer timeout, because the engine starts slowly if several tests use the machine or its code is not optimised yet.
 */
const slowly = { timeout: 60_000 };

/** Opens private mode as a new premium account, and downloads the models. */
async function openPrivate(page: Page): Promise<string> {
  const email = newEmail("private");
  await enterPremium(page, email);
  await page.goto("/private");
  await bar(page).getByRole("button", { name: "Download" }).click();
  await expect(bar(page)).toContainText(isOn, slowly);
  return email;
}

async function rewrite(page: Page, text: string): Promise<void> {
  await originalText(page).fill(text);
  await humanizeButton(page).click();
  await expect(page.getByText("The humanized text is ready.")).toBeAttached(slowly);
}

/** Returns the addresses and bodies of all requests from now on, also those of the page's workers. */
function watchRequests(page: Page): { readonly seen: string[]; readonly paths: () => string[] } {
  const seen: string[] = [];
  const paths: string[] = [];
  page.context().on("request", (request: Request) => {
    seen.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`);
    paths.push(new URL(request.url()).pathname);
  });
  return { seen, paths: () => paths };
}

/** Empties the browser's HTTP cache, so that only what private mode has stored is left, and ends the connection. */
async function disconnect(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.context().setOffline(true);
}

/** Returns the paths of the files of the spelling and grammar checker that are stored on this device. */
const storedChecker = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return paths
      .filter((path) => /\/(?:grammar-worker|harper)/.test(path))
      .map((path) => path.replace(/-[^-]*$/, ""))
      .sort();
  });

test("[BEYOND-120, BEYOND-121, PAGES-160] an account with Premium downloads the engine Humanize Lite, and no request contains the text that is rewritten", async ({
  page,
}) => {
  await test.step("the switch in the tool opens private mode with the entered text", async () => {
    await enterPremium(page, newEmail("private"));
    await originalText(page).fill("In order to see the sea, we utilized the van.");
    await page.getByText("words to keep").click();
    await deviceSwitch(page).click();
    await expect(page).toHaveURL("/private");
    await expect(bar(page)).toContainText(
      /Lite isn't on this device yet. You only need to download it once \(1\d\.\d MB\)\./,
    );
    await expect(deviceSwitch(page)).not.toBeChecked();
  });

  await test.step("the download shows its progress, can be cancelled, and continues where it stopped", async () => {
    let parts = 0;
    await page.route("**/api/private/parts/*", async (route) => {
      parts++;
      // The fifth part never arrives, so that the download is cancelled in the middle.
      if (parts !== 5) await route.continue();
    });
    await deviceSwitch(page).click();
    await expect(bar(page)).toContainText(/Downloading: [1-9]\d?\.\d of 1\d\.\d MB\./);
    await expect(bar(page).getByRole("progressbar", { name: "Download" })).toBeVisible();
    await expect.poll(() => parts).toBe(5);
    await bar(page).getByRole("button", { name: "Cancel" }).click();
    await expect(bar(page)).toContainText(/The download isn't complete: [1-9]\d?\.\d of 1\d\.\d MB\./);
    await bar(page).getByRole("button", { name: "Continue" }).click();
    await expect(bar(page)).toContainText(isOn, slowly);
    // Sixteen parts: four before the cancellation, and the others once more or for the first time.
    expect(parts).toBe(17);
    await page.unroute("**/api/private/parts/*");
  });

  await test.step("rewriting, measuring, alternatives, synonyms and fixes send nothing, and nothing is counted", async () => {
    await expect(originalText(page)).toHaveValue("In order to see the sea, we utilized the van.");
    const { seen, paths } = watchRequests(page);
    await rewrite(page, `${longPassage} The lighthouse keeper commenced his work.`);
    await expect(changeList(page)).toBeVisible();
    await page.getByRole("button", { name: "Try another version" }).click();
    await expect(page.getByRole("button", { name: "Version 2" })).toBeVisible(slowly);
    await changeList(page).getByRole("button", { name: "Undo" }).first().click();
    await expect(page.getByRole("heading", { name: "AI-likeness" })).toBeVisible();
    await page.getByRole("button", { name: "Suggest fixes" }).click();
    await expect(
      page
        .getByRole("button", { name: "Use this fix" })
        .or(page.getByText(/^No fix:/))
        .first(),
    ).toBeVisible(slowly);
    await resultText(page).getByText("keeper").click();
    const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
    await expect(popup.getByRole("listitem").first()).toBeVisible(slowly);
    await page.keyboard.press("Escape");
    for (const word of ["lighthouse", "libraries", "humanize"]) {
      expect(seen.filter((request) => request.includes(word))).toEqual([]);
    }
    const calls = paths().filter((path) => /^\/(?:api|hum)\b/.test(path));
    expect(calls.filter((path) => !["/api/auth/get-session", "/api/private/entitlement"].includes(path))).toEqual([]);
  });

  await test.step("a result of private mode is not in the account's history", async () => {
    const history = await page.request.get("/api/history");
    expect(await history.json()).toMatchObject({ data: [] });
    await page.getByRole("button", { name: "View Generation History" }).click();
    await expect(page.getByRole("dialog", { name: "History" })).not.toContainText("libraries");
  });
});

test.describe("without a connection", () => {
  // The checks that follow the return of the connection may arrive after the log-out.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] });

  test("[BEYOND-122] private mode opens and rewrites after a reload, and is removed from the device on request", async ({
    page,
  }) => {
    await openPrivate(page);
    await rewrite(page, "In order to see the sea, we utilized the van.");
    await disconnect(page);
    await page.reload();
    await expect(bar(page)).toContainText(
      `${isOn} You're offline. Connect within 7 days, so that we can check your plan.`,
      slowly,
    );
    await expect(resultText(page)).toContainText("To see the sea");
    await rewrite(page, "She commenced the work prior to dawn.");
    await expect(resultText(page)).toContainText("before dawn");

    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByText("Only this page works without a connection.")).toBeVisible();
    await expect(page).toHaveURL("/private");

    await bar(page).getByRole("button", { name: "Remove from this device" }).click();
    await expect(bar(page)).toContainText("You're offline, and Lite isn't on this device yet.");
    await expect(deviceSwitch(page)).toBeDisabled();
    await humanizeButton(page).click();
    await expect(page.getByText("Private mode isn't running, so your text wasn't rewritten.")).toBeVisible();
    expect(
      await page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]),
    ).toEqual([[], []]);
  });

  test("[BEYOND-247] spelling and grammar is no part of the download, is stored when it is turned on, and then works", async ({
    page,
  }) => {
    const { seen } = watchRequests(page);
    await openPrivate(page);
    await expect(page.getByText("It then adds 8 MB to the download.")).toBeVisible();
    expect(await storedChecker(page)).toEqual([]);
    // One of four words that count is unknown, so that the check turns on by itself.
    await rewrite(page, "They thanked the enginers of the lighthouse.");
    await expect(page.getByText("1 possible mistake", { exact: true }).first()).toBeVisible(slowly);
    await expect.poll(() => storedChecker(page), slowly).toEqual(["/assets/harper_wasm_bg", "/private/grammar-worker"]);
    expect(seen.filter((request) => request.includes("lighthouse"))).toEqual([]);
    await disconnect(page);
    await page.reload();
    await expect(bar(page)).toContainText("You're offline.", slowly);
    await rewrite(page, "They thanked the enginers of the two lighthouses.");
    await expect(page.getByText("1 possible mistake", { exact: true }).first()).toBeVisible(slowly);
  });

  test("[BEYOND-247] without a connection, a checker that is not stored says that it needs one", async ({ page }) => {
    await openPrivate(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await disconnect(page);
    await originalText(page).fill("They thanked the enginers.");
    await page.getByRole("checkbox", { name: "Spelling and grammar" }).check();
    await expect(page.getByText("We couldn't load the spelling and grammar check. Check your connection,")).toBeVisible(
      slowly,
    );
  });

  test("[BEYOND-149] the account's saved words apply, and are removed from the browser at log-out", async ({
    page,
    context,
  }) => {
    await openPrivate(page);
    const add = [
      { words: "prior to", rule: "keep" },
      { words: "commenced", rule: "replace", replacement: "opened" },
    ];
    expect((await post(page.request, "/api/words", { add })).status()).toBe(200);
    const copy = () => page.evaluate(() => localStorage.getItem("account-words"));
    await page.reload();
    await expect.poll(copy).toContain("prior to");
    await context.setOffline(true);
    await page.reload();
    await expect(bar(page)).toContainText("You're offline.", slowly);
    await rewrite(page, "She commenced the work prior to dawn.");
    await expect(resultText(page)).toContainText("She opened the work prior to dawn.");
    // A saved word would be sent to the account, and private mode sends nothing of the text.
    await resultText(page).getByText("opened").click();
    await expect(page.getByRole("dialog", { name: "Choose an alternative:" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Always keep/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect.poll(copy).toBeNull();
  });

  test("[BEYOND-123] private mode can be used offline for 7 days, even if the clock is turned back, and a check with the server renews these days", async ({
    page,
    context,
  }) => {
    await openPrivate(page);
    await page.clock.install();
    await context.setOffline(true);
    const day = 24 * 60 * 60_000;
    await page.clock.setSystemTime(Date.now() + 6.5 * day);
    await page.reload();
    await expect(bar(page)).toContainText("Connect within 1 day", slowly);
    await page.clock.setSystemTime(Date.now() + 8 * day);
    await page.reload();
    await expect(bar(page)).toContainText("Your plan was last checked more than 7 days ago.");
    await page.clock.setSystemTime(Date.now());
    await page.reload();
    await expect(bar(page)).toContainText("Your plan was last checked more than 7 days ago.");
    await context.setOffline(false);
    await expect(bar(page)).toContainText(isOn, slowly);
  });
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/status of (?:401|403|404)|ERR_FAILED/] });

  test("[MESSAGES-151] a broken connection, a new release and a full device each stop the download with a message", async ({
    page,
  }) => {
    await enterPremium(page, newEmail("private"));
    await page.clock.install();
    await page.goto("/private");
    await page.route("**/api/private/parts/*", (route) => route.fulfill({ status: 404, json: {} }));
    await bar(page).getByRole("button", { name: "Download" }).click();
    await expect(bar(page)).toContainText("We've published a new version. Reload the page, then continue.");
    await page.unroute("**/api/private/parts/*");
    await page.route("**/api/private/parts/*", (route) => route.abort());
    await bar(page).getByRole("button", { name: "Download" }).click();
    await page.clock.runFor(20_000);
    await expect(bar(page)).toContainText("The connection was lost. We kept what you've downloaded so far.");
    await page.unroute("**/api/private/parts/*");
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ quota: 30e6, usage: 20e6 });
    });
    await bar(page).getByRole("button", { name: "Download" }).click();
    await expect(bar(page)).toContainText("This device doesn't have enough free storage.");
  });

  test("[BEYOND-125, MESSAGES-151] when the worker fails, a message says so, and nothing is sent to the server unless the user chooses that", async ({
    page,
  }) => {
    await openPrivate(page);
    await page.evaluate(async () => {
      const store = await caches.open("private-mode");
      const [first] = (await store.keys()).filter(({ url }) => url.includes("/parts/"));
      await store.put(first!, new Response("damaged"));
    });
    const { paths } = watchRequests(page);
    await page.reload();
    await expect(bar(page)).toContainText("Lite stopped working on this device.", slowly);
    await expect(bar(page).getByRole("button", { name: "Try Again" })).toBeVisible();
    expect(paths().filter((path) => path.startsWith("/hum"))).toEqual([]);
    await bar(page).getByRole("button", { name: "Use our server instead" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("[BEYOND-124] when Premium ends, private mode ends and the text stays", async ({ page }) => {
    const email = await openPrivate(page);
    await rewrite(page, "In order to see the sea, we utilized the van.");
    await endPremium(page, email);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(bar(page)).toContainText("Private mode is part of Premium.");
    await expect(bar(page).getByRole("link", { name: "See plans" })).toBeVisible();
    await expect(originalText(page)).toHaveValue("In order to see the sea, we utilized the van.");
    await humanizeButton(page).click();
    await expect(page.getByText("Private mode isn't running, so your text wasn't rewritten.")).toBeVisible();
  });

  test("[BEYOND-126] a free account and a guest see what private mode is and what it needs", async ({ page }) => {
    await page.goto("/private");
    await expect(bar(page)).toContainText("Log in to use private mode.");
    await enterAs(page, "normal");
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto("/private");
      await expect(bar(page)).toContainText("Private mode is part of Premium.");
      await expect(page.getByText("Your text stays on this device.").first()).toBeVisible();
      await expect(deviceSwitch(page)).toBeDisabled();
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    await openTool(page);
  });
});

/** Ends the Premium that an administrator has granted to an account. */
async function endPremium(page: Page, email: string): Promise<void> {
  const admin = await page.context().browser()!.newPage({ baseURL: test.info().project.use.baseURL! });
  await enterAdmin(admin);
  const { user } = (await (await admin.request.get(`/api/user/auth/${email}`)).json()) as { user: { id: string } };
  const ended = await post(admin.request, `/api/admin/users/${user.id}/end-grants`, {
    reason: `A journey of ${adminEmail()}`,
  });
  expect(ended.status()).toBe(200);
  await admin.close();
}
