import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  headingStyles,
  item,
  listNumbering,
  paragraph,
  partsOf,
  run,
  table,
  wordFile,
} from "../packages/documents/test/word-file.ts";
import { expectAccessible, expectNoViolations } from "./axe.ts";
import { changeList, expect, humanizeButton, openTool, originalText, resultText, sizes, test } from "./test.ts";

const first = "In order to repair the bridge, the council utilized 14 cranes.";
const heading = paragraph(run("The plan"), '<w:pStyle w:val="Kapitel"/>');
const report = wordFile({
  styles: headingStyles,
  numbering: listNumbering,
  body: [
    heading,
    paragraph(run("In order to repair the bridge, the council ") + run("utilized 14 cranes", "<w:b/>") + run(".")),
    item("Furthermore, the engineers had to commence their work prior to dawn.", 1),
    table([
      ["Crane", "Used in order to"],
      ["A", "lift"],
    ]),
  ].join(""),
});
const reportText = [
  "# The plan",
  "In order to repair the bridge, the council **utilized 14 cranes**.",
  "- Furthermore, the engineers had to commence their work prior to dawn.",
  "| Crane | Used in order to |\n| --- | --- |\n| A | lift |",
].join("\n\n");

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: "",
  buffer: Buffer.from(content as Uint8Array),
});
const openButton = (page: Page) => page.getByRole("button", { name: "Open file" });

async function open(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await openButton(page).click();
  await (await chooser).setFiles(file(name, content));
}

async function download(page: Page, kind: RegExp): Promise<{ name: string; bytes: Uint8Array }> {
  await page.getByRole("button", { name: "Download" }).click();
  const started = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind }).click();
  const result = await started;
  return { name: result.suggestedFilename(), bytes: new Uint8Array(await readFile(await result.path())) };
}

async function humanizeOpened(page: Page): Promise<void> {
  const answer = page.waitForResponse("**/hum");
  await humanizeButton(page).click();
  await (await answer).finished();
  await expect(page.getByRole("button", { name: "Humanizing..." })).toBeHidden();
  await expect(resultText(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openTool(page);
});

test("uploaded files are opened, rewritten and downloaded in their own format", async ({ page }) => {
  await test.step("[BEYOND-6, RULES-40] a Word document is opened as Markdown and saved with its formatting and without undone changes", async () => {
    await open(page, "report.docx", report);
    await expect(originalText(page)).toHaveValue(reportText);
    await expect(page.getByText("report.docx is open. Download as .docx to keep its formatting.")).toBeVisible();
    await expect(page.locator(".formatted-copy .md-strong")).toHaveText("utilized 14 cranes");
    await humanizeOpened(page);
    await expect(resultText(page)).not.toContainText(/utilized|commence|prior to/);
    const row = changeList(page).getByRole("listitem").filter({ hasText: "utilized" });
    await row.getByRole("button", { name: /^Undo/ }).click();
    await page.getByLabel("Show Markdown").check();
    const shown = await resultText(page).innerText();
    expect(shown).toContain("**utilized 14 cranes**");
    await page.getByLabel("Show Markdown").uncheck();

    const { name, bytes } = await download(page, /^Word.*A copy of report.docx with the same formatting/);
    expect(name).toBe("report (humanized).docx");
    const before = partsOf(report);
    const after = partsOf(bytes);
    const main = after["word/document.xml"]!;
    expect(main).toContain(heading);
    expect(main).toContain(run("utilized 14 cranes", "<w:b/>"));
    expect(main).toContain(before["word/document.xml"]!.match(/<w:tbl>.*<\/w:tbl>/)![0]);
    expect({ ...after, "word/document.xml": "" }).toEqual({ ...before, "word/document.xml": "" });

    await open(page, name, bytes);
    await expect(originalText(page)).toHaveValue(shown);
  });

  await test.step("[PAGES-103, PAGES-105] a Word document is shown and copied with its headings, bold words and lists, without Markdown signs", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const result = resultText(page);
    await expect(result.getByText("The plan", { exact: true })).toHaveCSS("font-weight", "600");
    await expect(result.locator(".md-strong")).toHaveText(["utilized", " 14 cranes"]);
    expect(await result.innerText()).not.toMatch(/[#*|]/);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const textOf = async (type: string) => (await item!.getType(type)).text();
      return { plain: await textOf("text/plain"), html: await textOf("text/html") };
    });
    expect(copied.plain).toMatch(/^The plan\n\nTo repair the bridge, the council utilized 14 cranes\.\n\n• /);
    expect(copied.plain).toContain("Crane\tUsed in order to\nA\tlift");
    expect(copied.html).toContain("<h1>The plan</h1>");
    expect(copied.html).toContain("<strong>utilized 14 cranes</strong>");
    expect(copied.html).toContain("<li>");
    await page.getByLabel("Show Original Text").check();
    const comparison = page.getByRole("region", { name: "Original and rewritten text compared" });
    await expect(comparison.locator(".md-heading1")).toHaveText("The plan");
    expect(await comparison.innerText()).not.toMatch(/[#*|]/);
    await page.getByLabel("Show Original Text").uncheck();
    await expectAccessible(page);
  });

  await test.step("[PAGES-104] the original text beside the result is formatted too, and shows Markdown signs only while it is edited", async () => {
    const formatted = page.locator(".formatted-copy");
    const field = originalText(page);
    const source = await field.inputValue();
    await expect(formatted.locator(".md-heading1")).toHaveText("The plan");
    await expect(formatted.locator(".md-strong")).toHaveText("utilized 14 cranes");
    expect(await formatted.innerText()).not.toMatch(/[#*|]/);
    // Hidden signs stay in the page, so that each character keeps its position in the text.
    expect(await formatted.textContent()).toBe(source);

    await formatted.getByText("utilized 14 cranes").click();
    await expect(formatted).toBeHidden();
    await expect(field).toBeFocused();
    const caret = await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart);
    expect(source.slice(0, caret)).toMatch(/\*\*[\w ]+$/);
    await page.keyboard.type("X");
    await expect(field).toHaveValue(`${source.slice(0, caret)}X${source.slice(caret)}`);
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue(source);
    await expect(formatted).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(formatted).toBeVisible();
    await expect(field).toHaveValue(source);

    // The keyboard focuses the field.
    await page.keyboard.press("Shift+Tab");
    await expect(field).toBeFocused();
    await expect(formatted).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(formatted).toBeVisible();
    await page.locator(".original-sheet").getByRole("button", { name: "Edit" }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Tab");
    await expectAccessible(page);
  });

  await test.step("a result is saved into the file that it came from, even after another file was opened", async () => {
    await open(page, "report.docx", report);
    await expect(page.getByText("report.docx is open.")).toBeVisible();
    await humanizeOpened(page);
    await open(page, "notes.txt", "Other words.");
    await expect(page.getByText("notes.txt is open.")).toBeVisible();
    expect((await download(page, /^Word.*A copy of report.docx with the same formatting/)).name).toBe(
      "report (humanized).docx",
    );
    expect((await download(page, /^Plain text.*A new file/)).name).toBe("report (humanized).txt");

    await page.getByRole("button", { name: "Restore the earlier text" }).click();
    await expect(page.getByText("report.docx is open.")).toBeVisible();
    await expect(originalText(page)).toHaveValue(reportText);
  });

  await test.step("a changed text, or one that came from no file, is saved as a new document", async () => {
    await page.getByRole("button", { name: "Close report.docx" }).click();
    await open(page, "report.docx", report);
    await expect(page.getByText("report.docx is open.")).toBeVisible();
    await originalText(page).fill(`${reportText}\n\n${first}`);
    await expect(page.getByText("report.docx was edited. Your download will be a new document.")).toBeVisible();
    await humanizeOpened(page);
    const changed = await download(page, /^Word.*A new document/);
    expect(changed.name).toBe("report (humanized).docx");
    const main = partsOf(changed.bytes)["word/document.xml"]!;
    expect(main).toContain('<w:pStyle w:val="Heading1"/>');
    expect(main).toContain("<w:tbl>");

    await page.reload();
    await page.locator("#tool[data-ready]").waitFor();
    await expect(resultText(page)).toBeVisible();
    expect((await download(page, /^Word.*A new document/)).name).toBe("Humanized text.docx");
  });

  await test.step("plain files keep their kind of line breaks, and any text can be downloaded as a plain file", async () => {
    await open(page, "notes.txt", `\uFEFF${first}\r\nIt rained.\r\n`);
    await expect(originalText(page)).toHaveValue(`${first}\nIt rained.\n`);
    await humanizeOpened(page);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      (await download(page, /^Plain text.*A copy of notes.txt/)).bytes,
    );
    expect(text).toMatch(/^\uFEFFTo repair .*\r\nIt rained\.\r\n$/);
    const { name, bytes } = await download(page, /^Markdown.*A new file/);
    expect(name).toBe("notes (humanized).md");
    expect(new TextDecoder().decode(bytes)).toBe(text.slice(1).replaceAll("\r", ""));

    await open(page, "notes.md", `# Notes\n\n${first}\n`);
    await expect(originalText(page)).toHaveValue(`# Notes\n\n${first}\n`);
    await page.getByRole("checkbox", { name: "Remove Markdown" }).check();
    await expect(page.getByText("notes.md was edited.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Remove Markdown" }).uncheck();
    await expect(page.getByText("notes.md is open.")).toBeVisible();
  });
});

test("a text that the user typed is never lost through a file that is dropped, refused or slow to read", async ({
  page,
}) => {
  await test.step("a file that is dropped beside the text panel does not open in place of the page", async () => {
    const kept = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["Dropped words."], "dropped.md"));
      return ["dragover", "drop"].map(
        (type) => !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
      );
    });
    expect(kept).toEqual([true, true]);
    await expect(originalText(page)).toHaveValue("");
  });

  await test.step("a text that was typed while a file was being read can be restored", async () => {
    const typed = Promise.withResolvers<void>();
    await page.route("**/assets/file-line-*.js", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await open(page, "report.docx", report);
    await originalText(page).fill("Typed meanwhile.");
    typed.resolve();
    await expect(originalText(page)).toHaveValue(reportText);
    await page.getByRole("button", { name: "Restore the earlier text" }).click();
    await expect(originalText(page)).toHaveValue("Typed meanwhile.");
  });

  await test.step("a file can be dropped on the panel, and a dragged text is not opened as a file", async () => {
    const panel = page.locator(".original-sheet");
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["Dropped words."], "dropped.md"));
      return data;
    });
    await panel.dispatchEvent("dragover", { dataTransfer: transfer });
    await expect(panel).toHaveAttribute("data-dropping", "true");
    await panel.dispatchEvent("drop", { dataTransfer: transfer });
    await expect(originalText(page)).toHaveValue("Dropped words.");
    await expect(panel).not.toHaveAttribute("data-dropping");

    const words = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "words");
      return data;
    });
    await panel.dispatchEvent("dragover", { dataTransfer: words });
    await expect(panel).not.toHaveAttribute("data-dropping");
  });

  await test.step("[RULES-40] opening a file sends nothing to the server, and closing it forgets the file", async () => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await open(page, "report.docx", report);
    await expect(page.getByText("report.docx is open.")).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Close report.docx" }).click();
    await expect(page.getByText("report.docx")).toHaveCount(0);
    await expect(originalText(page)).toHaveValue(reportText);
    await expect(openButton(page)).toBeFocused();
  });

  await test.step("a file that cannot be opened gets an error message, and the text and the open file stay", async () => {
    await originalText(page).fill("My words.");
    for (const [name, content, sentence] of [
      ["broken.docx", "no zip", "This file is damaged"],
      ["old.doc", "x", "Save the file as .docx and try again."],
      ["picture.png", "x", "Only .txt, .md and .docx files are supported."],
      ["large.txt", new Uint8Array(2 * 1024 * 1024 + 1).fill(0x61), "It's larger than 2 MB."],
      ["long.txt", "word ".repeat(100_000), "It has 500,000 characters"],
      ["binary.txt", Uint8Array.of(0, 1, 2), "This file has no readable text"],
      ["empty.docx", wordFile({ body: paragraph("") }), "It has no text."],
    ] as const) {
      await open(page, name, content);
      await expect(page.getByRole("alert").filter({ hasText: `${name} couldn't be opened.` })).toContainText(sentence);
    }
    await expect(originalText(page)).toHaveValue("My words.");
    await open(page, "notes.txt", "Other words.");
    await expect(page.getByText("notes.txt is open.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "couldn't be opened" })).toHaveCount(0);
    await open(page, "broken.docx", "no zip");
    await page.getByRole("button", { name: "Dismiss", exact: true }).click();
    await expect(page.getByText("notes.txt is open.")).toBeVisible();
    await page.getByRole("button", { name: "Restore the earlier text" }).click();
    await expect(originalText(page)).toHaveValue("My words.");
    await expect(page.getByText("notes.txt")).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });
});

test("files are opened and downloaded by keyboard, and axe (an accessibility checker) finds no fault", async ({
  page,
}) => {
  await open(page, "broken.docx", "no zip");
  await expect(page.getByRole("alert").filter({ hasText: "couldn't be opened" })).toBeVisible();
  await expectAccessible(page);

  // The phone comes first, because a second rewrite of the same text is not offered.
  for (const size of [...sizes].reverse()) {
    await test.step(`files are opened and downloaded by keyboard in a window ${size.width} pixels wide`, async () => {
      await page.setViewportSize(size);
      const chooser = page.waitForEvent("filechooser");
      await openButton(page).focus();
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(file("report.docx", report));
      await expect(page.getByRole("status").filter({ hasText: "report.docx is open." })).toBeVisible();
      await humanizeOpened(page);

      const button = page.getByRole("button", { name: "Download" });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      const started = page.waitForEvent("download");
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: /^Markdown/ })).toBeFocused();
      await page.keyboard.press("Enter");
      expect((await started).suggestedFilename()).toBe("report (humanized).md");
      await expect(page.getByText("report (humanized).md is in your downloads.")).toBeAttached();
    });
  }
});
