import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { enter, enterNewAccount, makePremium, newEmail, post, verify } from "./people.ts";
import { humanizeButton, originalText, passage, resultText, test, expect as usual } from "./test.ts";

/**
 * The timeout of expectations in these tests. The texts of parallel tests wait in one queue, in which texts of Premium
 * accounts come before free Pro rewrites.
 */
const expect = usual.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 120_000 });

const sofar = (page: Page) => page.getByRole("region", { name: "Rewritten so far" });
const stop = (page: Page) => page.getByRole("button", { name: "Stop", exact: true });
const progress = (page: Page) => page.getByRole("progressbar");
const usesLeft = (page: Page) => page.getByTestId("uses-left");
const byPro = (page: Page) => page.getByText(/^\d+ changes?, .* · Pro$/);
const notUsed = "Pro's versions failed our accuracy checks. We used Lite instead, and didn't count this rewrite.";

const sentences = [
  "In order to repair the old bridge, the council utilized 14 cranes.",
  "Furthermore, the engineers had to commence their work prior to dawn.",
  "It is important to note that the ferry was closed due to the fact that the ice had not melted.",
  "Numerous residents were of the opinion that additional boats would be required.",
  "At this point in time, the harbour master does not possess sufficient information.",
  "He stated that the crossing would be facilitated in the event that the weather improved.",
  "The committee endeavoured to provide assistance to individuals who resided on the island.",
];

/** Returns a text of about the given number of words, in paragraphs that differ from each other. */
function longText(words: number): string {
  const paragraphs: string[] = [];
  for (let count = 0; count < words; count = paragraphs.join(" ").split(" ").length) {
    const at = paragraphs.length;
    const turned = [0, 1, 2, 3, 4].map((step) => sentences[(at * 3 + step * (1 + (at % 3))) % sentences.length]);
    paragraphs.push(turned.join(" ").replace("14 cranes", `${at + 2} cranes`));
  }
  return paragraphs.slice(0, -1).join("\n\n");
}

const text = longText(5000);

/**
 * A text whose second paragraph the simulated model never answers. Tests must stop its run, or the product would stop
 * sending texts to the model for a while.
 */
const hanging = `${passage.split("\n\n")[0]}\n\n${sentences[2]} (stand-in: timeout) ${sentences[3]}\n\n${sentences[4]}`;

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.locator("#tool[data-ready]").waitFor();
}

/** Signs in with Premium, and opens the tool with Ultra run (rewriting with Humanize Pro) on. */
async function enterPremium(page: Page): Promise<string> {
  const email = newEmail("runs");
  await enterNewAccount(page, email);
  await makePremium(page, email);
  await openDashboard(page);
  await page.getByRole("switch", { name: "Ultra run" }).check();
  return email;
}

/** Signs in with a verified account, which has free Pro rewrites, and opens the tool. */
async function enterVerified(page: Page): Promise<void> {
  const email = newEmail("credits");
  await enterNewAccount(page, email);
  await verify(page, email);
  await openDashboard(page);
  await expect(usesLeft(page)).toHaveText("10 free Pro rewrites left");
}

async function begin(page: Page, entered: string): Promise<void> {
  await originalText(page).fill(entered);
  await humanizeButton(page).click();
}

/**
 * Counts the requests by which the page starts a rewrite with Humanize Pro. Returns a function that returns the number
 * of these requests.
 */
function countRuns(page: Page): () => number {
  let runs = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/hum/runs") runs++;
  });
  return () => runs;
}

/** Returns the id of the rewrite in progress that the page has stored. */
const keptRun = (page: Page) => page.evaluate((): { id: string } => JSON.parse(sessionStorage.getItem("run")!));

/** Stops a rewrite that no page shows any more, so that it does not keep the model busy. */
async function end({ id }: { id: string }, page: Page): Promise<void> {
  expect((await post(page.request, `/hum/runs/${id}/stop`)).status()).toBe(200);
}

/** Records each partial text that the page shows. Returns a function that returns the list. */
async function watchSoFar(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const region = document.querySelector<HTMLElement>("[aria-label='Rewritten so far']");
      if (region && region.innerText !== seen.at(-1)) seen.push(region.innerText);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const paragraphsOf = (shown: string) => shown.trim().split(/\n\n+/);

test.describe("while Humanize Pro rewrites 5,000 words,", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] });

  test("each finished paragraph is shown at once, and the result arrives even after a reload and a lost connection", async ({
    page,
    context,
  }) => {
    await enterPremium(page);
    const runs = countRuns(page);
    const seen: string[] = [];

    await test.step("[STATES-39] a reload resumes the run", async () => {
      await begin(page, text);
      await expect(page.getByText(/^\d+ of \d+ paragraphs$/)).toBeVisible();
      await expect(sofar(page)).toContainText("3 cranes");
      seen.push(await sofar(page).innerText());
      await page.reload();
      await expect(sofar(page)).toContainText("3 cranes");
    });

    const soFar = await watchSoFar(page);

    await test.step("[MESSAGES-85, STATES-39] a lost connection is reported, and the run continues after it", async () => {
      await context.setOffline(true);
      await expect(page.getByText("Connection lost. Trying again...").first()).toBeVisible();
      await context.setOffline(false);
    });

    await test.step("[PAGES-63] paragraphs appear in order, and the result is by Humanize Pro", async () => {
      await expect(byPro(page)).toBeVisible();
      expect(runs()).toBe(1);
      expect(await page.evaluate(() => sessionStorage.getItem("run"))).toBeNull();
      const whole = paragraphsOf(await resultText(page).innerText());
      expect(whole).toHaveLength(paragraphsOf(text).length);
      const came = [...seen, ...(await soFar())].filter((shown) => shown.trim() !== "").map(paragraphsOf);
      // The number of recorded states depends on the machine. At least one is partial.
      expect(Math.min(...came.map(({ length }) => length))).toBeLessThan(whole.length);
      for (const paragraphs of came) expect(whole.slice(0, paragraphs.length)).toEqual(paragraphs);
      await page.getByRole("button", { name: "View Generation History" }).click();
      await expect(page.getByRole("dialog").getByText(/^Premium ·/)).toBeVisible();
    });
  });
});

test("a rewrite with Humanize Pro can be stopped, and the result names the writer of each sentence", async ({
  page,
}) => {
  const email = await enterPremium(page);

  await test.step("stopped before its first paragraph is finished, it leaves the page unchanged", async () => {
    await begin(page, `${sentences[0]} (stand-in: timeout)`);
    await stop(page).click();
    await expect(page.getByText(/^You stopped before any paragraph was ready\./)).toBeVisible();
    await expect(humanizeButton(page)).toBeEnabled();
    await expect(resultText(page)).toBeHidden();
  });

  await test.step("[MESSAGES-84, PAGES-63] stopped by keyboard, it keeps the finished paragraphs and leaves the rest unchanged", async () => {
    await begin(page, hanging);
    await expect(sofar(page)).toContainText("14 cranes");
    await expect(progress(page)).toHaveAttribute("max", "3");
    await expectAccessible(page);
    await stop(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "You stopped this rewrite." })).toBeVisible();
    await expect(sofar(page)).toBeHidden();
    const [before, after] = [hanging, await resultText(page).innerText()].map(paragraphsOf);
    expect(after).toHaveLength(before!.length);
    expect(after![0]).not.toBe(before![0]);
    expect(after!.at(-1)).toBe(before!.at(-1));
    await expect(humanizeButton(page)).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("[MESSAGES-77] sentences of Humanize Pro that failed the checks are replaced by Humanize Lite's, and each says so", async () => {
    await begin(page, `${sentences[0]}\n\n${sentences[1]} (stand-in: refusal)`);
    await expect(page.getByRole("status").filter({ hasText: /Lite wrote \d+ of \d+ sentences:/ })).toBeVisible();
    await expect(byPro(page)).toBeVisible();
    const line = "1 of 3 sentences by Pro, read a second time; 1 by Lite; 1 unchanged";
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    for (const [sentence, engine] of ["Pro", "Lite"].entries()) {
      await resultText(page).locator(`[data-sentence="${sentence}"] > .sentence-handle`).press("Enter");
      const popup = page.getByRole("dialog", { name: "Choose an alternative:" });
      await expect(popup.getByText(`Rewritten by ${engine}`, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
    }
    await page.getByRole("button", { name: "Undo all" }).click();
    await expect(page.getByText(/Lite wrote \d+ of \d+ sentences:/)).toBeHidden();
  });

  await test.step("[MESSAGES-78] a line counts the sentences by writer, and says that Humanize Pro's were compared with the original once more", async () => {
    await begin(page, `${sentences[0]} ${sentences[1]}`);
    await expect(byPro(page)).toBeVisible();
    await expect(page.getByText("Both sentences by Pro, read a second time", { exact: true })).toBeVisible();
  });

  await test.step("logging out during a rewrite leaves no text on the page", async () => {
    await begin(page, hanging);
    await expect(sofar(page)).toContainText("14 cranes");
    const run = await keptRun(page);
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(sofar(page)).toBeHidden();
    expect(await page.evaluate(() => [sessionStorage.getItem("run"), sessionStorage.getItem("draft")])).toEqual([
      null,
      null,
    ]);
    await enter(page, email);
    await end(run, page);
  });
});

test.describe("when the server no longer has a rewrite that the page is waiting for,", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("the page reports it, and the text can be sent again", async ({ page }) => {
    await enterPremium(page);
    await begin(page, hanging);
    await expect(sofar(page)).toContainText("14 cranes");
    await originalText(page).fill(passage);
    const run = await keptRun(page);
    await page.evaluate(
      (changed) => sessionStorage.setItem("run", JSON.stringify({ ...changed, id: crypto.randomUUID() })),
      run,
    );
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("This result is no longer available");
    await end(run, page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(byPro(page)).toBeVisible();
  });
});

test("free Pro rewrites are used up before the daily rewrites", async ({ page }) => {
  await enterVerified(page);

  await test.step("[MESSAGES-76] if the language model does not answer, Humanize Lite rewrites the text with a message, and nothing is counted", async () => {
    await begin(page, `${sentences[0]} ${sentences[1]} (stand-in: empty)`);
    await expect(page.getByRole("status").filter({ hasText: notUsed })).toBeVisible();
    await expect(page.getByText(/^\d+ changes?.* · Lite$/)).toBeVisible();
    await expect(resultText(page)).not.toContainText("Furthermore");
    await page.reload();
    await expect(usesLeft(page)).toHaveText("10 free Pro rewrites left");
  });

  await test.step("[CONSTANTS-36, PAGES-72, PAGES-74] free Pro rewrites are used first, then the daily ones, and each result names its writer", async () => {
    await begin(page, passage);
    await expect(byPro(page)).toBeVisible();
    await expect(usesLeft(page)).toHaveText("9 free Pro rewrites left");

    for (let left = 9; left > 1; left--) {
      const answer = await post(page.request, "/hum", { text_content: `${sentences[0]} It was day ${left}.` });
      expect(await answer.json()).toMatchObject({ engine: "pro" });
    }
    await page.reload();
    await expect(usesLeft(page)).toHaveText("1 free Pro rewrite left");
    await begin(page, `${passage} It was cold.`);
    await expect(usesLeft(page)).toHaveText("10 uses left");
    await expect(byPro(page)).toBeVisible();
    await expect(page.getByText("That was your last free Pro rewrite.")).toBeVisible();
    const compared = page.getByRole("region", { name: "Pro and Lite, side by side" });
    await expect(compared.getByRole("region", { name: "Pro", exact: true })).toContainText("It was cold.");
    await expect(compared.getByRole("region", { name: "Lite", exact: true })).toContainText("It was cold.");
    await expect(compared.getByRole("link", { name: "Upgrade to Premium" })).toHaveAttribute("href", "/pricing");
    await expectAccessible(page);
    await begin(page, `${passage} It was very cold.`);
    await expect(page.getByText(/^\d+ changes?, .* · Lite$/)).toBeVisible();
    await expect(usesLeft(page)).toContainText("9 uses left");
    await expect(compared).toBeHidden();
  });
});
