import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { documentLimits } from "@rewright/contract/limits";
import { createDocument, openDocument } from "@rewright/documents";
import { unzipSync } from "fflate";
import { expectAccessible } from "./axe.ts";
import { buyPremium } from "./payments.ts";
import { enterNewAccount, makePremium, newEmail } from "./people.ts";
import { expect, passage, sizes, test } from "./test.ts";

const report = [
  "# The **bridge**",
  "In order to repair it, the council utilized 14 cranes. Furthermore, the engineers had to commence prior to dawn.",
  "- First, they utilized rope in order to climb.\n- Second, they waited.",
  "| Year | Cranes |\n| --- | --- |\n| 1999 | 14 |",
].join("\n\n");

const files = [
  { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from(passage) },
  { name: "report.docx", mimeType: "application/octet-stream", buffer: Buffer.from(createDocument("docx", report)) },
  { name: "broken.docx", mimeType: "application/octet-stream", buffer: Buffer.from("This is no Word document.") },
];

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function choose(page: Page, chosen: readonly (typeof files)[number][], button = "Choose files"): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await dialog.setFiles([...chosen]);
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Fails unless the rewritten Word document has other words but the same structure. */
function checkReport(bytes: Uint8Array): void {
  const original = openDocument("report.docx", createDocument("docx", report), documentLimits).text;
  const { text } = openDocument("report.docx", bytes, documentLimits);
  expect(text).not.toBe(original);
  const structure = (one: string) => one.match(/^(?:#+|[-*]|\|.*)/gm);
  expect(structure(text)).toEqual(structure(original));
  expect(text).toContain("14 cranes");
}

test("with a yearly plan, batch upload rewrites two of three files, reports the third as failed, and accepts dropped files", async ({
  page,
}) => {
  await enterNewAccount(page, newEmail("batch"));
  await buyPremium(page, "yearly");
  await page.goto("/batch");

  await test.step("[BEYOND-7, PAGES-29] nothing is sent before a click on Start; then two of three files are rewritten and downloaded, and the third shows its error", async () => {
    await expect(page.getByText("No batches yet.")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Ultra run" })).toBeChecked();
    await expectAccessible(page);

    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/batches")) asked.push(request.url());
    });
    await choose(page, files);
    await page.getByRole("radio", { name: "Formal", exact: true }).check();
    const chosen = page.getByRole("region", { name: "Chosen files" });
    await expect(chosen.getByRole("listitem")).toHaveCount(3);
    await expect(chosen).toContainText("Rewrite 3 files in the Formal style");
    await chosen.getByRole("button", { name: "Remove: report.docx" }).press("Enter");
    await expect(chosen.getByRole("listitem")).toHaveCount(2);
    await expect(chosen.getByRole("heading", { name: "Chosen files" })).toBeFocused();
    await choose(page, [files[1]!], "Add more files");
    await expect(chosen.getByRole("listitem")).toHaveCount(3);
    await expectAccessible(page);
    expect(asked).toEqual([]);

    const begun = page.waitForRequest("**/api/batches");
    await chosen.getByRole("button", { name: "Start" }).press("Enter");
    expect((await begun).postDataJSON()).toMatchObject({ mode: "premium", style: "formal" });
    await expect(chosen).toBeHidden();
    await expect(page.getByRole("heading", { name: "Your batches" })).toBeFocused();
    await expect(row(page, "broken.docx")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
    // The server processes the files without the page.
    await page.reload();
    for (const name of ["notes.txt", "report.docx"]) {
      await expect(row(page, name)).toContainText("Ready");
      await expect(row(page, name)).toContainText("Pro");
    }
    await expect(row(page, "broken.docx")).toContainText("Failed");
    await expect(row(page, "broken.docx")).toContainText("damaged");
    await expect(page.getByText("2 of 3 files ready, 1 failed")).toBeVisible();
    await expectAccessible(page);

    const notes = await download(page, "Download notes.txt");
    expect(notes.name).toBe("notes-humanized.txt");
    expect(notes.bytes.toString()).toContain("14 cranes");
    expect(notes.bytes.toString()).not.toBe(passage);
    const all = await download(page, "Download all");
    expect(all.name).toBe("humanized-files.zip");
    const unpacked = unzipSync(all.bytes);
    expect(Object.keys(unpacked)).toEqual(["notes-humanized.txt", "report-humanized.docx"]);
    checkReport(unpacked["report-humanized.docx"]!);
    expect(Buffer.from(unpacked["notes-humanized.txt"]!).toString()).toBe(notes.bytes.toString());

    await page.getByRole("button", { name: "Try Again: broken.docx" }).click();
    await expect(row(page, "broken.docx")).toContainText("Failed");
    await page.getByRole("button", { name: "Delete batch" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this batch?" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete batch" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Batch deleted.")).toBeVisible();
    await expect(page.getByText("No batches yet.")).toBeVisible();
  });

  await test.step("[MESSAGES-15, PAGES-29] files that cannot be read are left out, and dropped files are accepted", async () => {
    await choose(page, [{ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") }]);
    await expect(page.getByText("photo.png: Only .txt, .md and .docx files are supported.")).toBeVisible();
    await expect(page.getByText("No batches yet.")).toBeVisible();

    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.md", { type: "text/markdown" }));
      return transfer;
    }, `${passage}\n\nThey recieve many letters.`);
    await page.getByRole("checkbox", { name: "Check the results for spelling and grammar" }).check();
    await page.getByText("Drop files here").dispatchEvent("drop", { dataTransfer: dropped });
    await page.getByRole("button", { name: "Start" }).click();
    await expect(row(page, "dropped.md")).toContainText("Ready", { timeout: 60_000 });
  });

  await test.step("[BEYOND-246] the possible mistakes in a result are listed on request", async () => {
    await row(page, "dropped.md").getByText("1 possible mistake").click();
    const list = page.getByRole("list", { name: "Possible mistakes in dropped.md" });
    await expect(list.getByRole("listitem")).toContainText("They recieve many letters.");
    await expect(list).toContainText("Corrections: receive");
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
});

test.describe("when the server does not answer, batch upload", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("[PAGES-29] says that the list failed to load, and can load it again", async ({ page }) => {
    await enterNewAccount(page, newEmail("offline"));
    await buyPremium(page, "yearly");
    await page.route("**/api/batches", (route) => route.abort());
    await page.goto("/batch");
    const alert = page.getByRole("alert").filter({ hasText: "Network error" });
    await expect(alert).toBeVisible();
    await page.unroute("**/api/batches");
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No batches yet.")).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test("users of other plans read what batch upload is and which plan includes it", async ({ page }) => {
  for (const plan of ["free", "monthly", "granted"] as const) {
    await test.step(plan, async () => {
      const email = newEmail("offer");
      await enterNewAccount(page, email);
      if (plan === "monthly") await buyPremium(page, "monthly");
      if (plan === "granted") await makePremium(page, email);
      await page.goto("/batch");
      await expect(page.getByRole("heading", { name: "Part of the yearly Premium plan" })).toBeVisible();
      await expect(
        page.getByText(plan === "free" ? "comes with yearly Premium." : "You're on monthly Premium."),
      ).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Batches" })).toBeHidden();
      await page.getByRole("link", { name: "See the yearly plan" }).click();
      await expect(page).toHaveURL(/\/pricing\?plan=yearly$/);
    });
  }
});
