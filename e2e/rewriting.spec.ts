import {
  changeList,
  expect,
  humanize,
  humanizeButton,
  openTool,
  originalText,
  passage,
  resultText,
  test,
} from "./test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a passage is rewritten, and its changes are shown, undone, compared and copied", async ({ page }) => {
  await openTool(page);
  const result = resultText(page);
  const card = page.getByRole("dialog", { name: "Change" });
  const changedWord = result.getByRole("button", { name: /was: utilized$/ });

  await test.step("an example is rewritten by keyboard", async () => {
    await page.getByRole("button", { name: "A formal email" }).click();
    await expect(originalText(page)).toHaveValue(/24 chairs/);
    await page.keyboard.press("Tab");
    await originalText(page).press("Control+Enter");
    await expect(changeList(page)).toBeVisible();
  });

  await test.step("[PAGES-52, PAGES-66] a rewritten passage is plainer, and keeps its numbers, names, quotation and paragraphs", async () => {
    await humanize(page);
    await expect(result).toContainText("14 cranes");
    await expect(result).toContainText('"We slept in the van," said Priya Nair');
    await expect(result).not.toContainText(/utilized|furthermore|commence/i);
    const shown = await result.innerText();
    expect(shown.split("\n\n")).toHaveLength(passage.split("\n\n").length);
    const words = shown.trim().split(/\s+/).length;
    await expect(page.getByText(`${words} words`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^\d+ changes, .* kept/)).toBeVisible();
  });

  await test.step("[BEYOND-4] each change can be undone and redone by itself or together with all others", async () => {
    const rewritten = await result.innerText();
    const row = changeList(page).getByRole("listitem").filter({ hasText: "utilized" });

    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect(result).toContainText("utilized 14 cranes");
    await row.getByRole("button", { name: /^Redo/ }).click();
    await expect(result).not.toContainText("utilized");

    await page.getByRole("button", { name: "Undo all" }).click();
    await expect.poll(() => result.innerText()).toBe(passage);
    await expect(page.getByRole("button", { name: "Undo all" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Undo all" })).toBeFocused();
    await page.getByRole("button", { name: "Redo all" }).click();
    await expect.poll(() => result.innerText()).toBe(rewritten);
  });

  await test.step("[BEYOND-4, PAGES-107] a changed word shows its original and the reason, on hover and on focus", async () => {
    await changedWord.hover();
    await expect(card).toContainText("utilized");
    await card.getByRole("button", { name: /^Undo/ }).click();
    await expect(result).toContainText("utilized 14 cranes");

    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
    await page.getByRole("button", { name: "Redo all" }).click();
    await page.clock.install();
    await result.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(card).toBeVisible();
    // The popup stays open while the word has the focus.
    await page.clock.runFor(2000);
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  });

  await test.step("[PAGES-66] Copy puts the shown text on the clipboard and says so", async () => {
    await changeList(page)
      .getByRole("button", { name: /^Undo:/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Copied!" })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result.innerText());
    await page.clock.runFor(10_000);
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    await page.getByRole("button", { name: "Redo all" }).click();
  });

  await test.step("[PAGES-84, PAGES-85] the button Show Original Text compares both texts, and Remove Highlights shows plain prose", async () => {
    await page.getByLabel("Show Original Text").check();
    const comparison = page.getByRole("region", { name: "Original and rewritten text compared" });
    await expect(comparison.locator("del").filter({ hasText: "utilized" })).toBeVisible();
    await expect(comparison.locator("ins").first()).toBeVisible();
    await expect(comparison).toContainText("14 cranes");
    await page.getByLabel("Show Original Text").uncheck();

    await expect(changedWord).toHaveCSS("text-decoration-line", "underline");
    await page.getByLabel("Remove Highlights").check();
    await expect(changedWord).toHaveCSS("text-decoration-line", "none");
    await page.getByLabel("Remove Highlights").uncheck();
  });

  await test.step("[STATES-37, WORDS-16] if the text or the mode was changed after a rewrite, the result says that it is outdated", async () => {
    const outdated = page.getByText("Humanize again to update.");
    await originalText(page).press("End");
    await originalText(page).pressSequentially(" More.");
    await expect(page.getByText("Text changed. Humanize again to update.")).toBeVisible();
    await originalText(page).fill(passage);
    await expect(outdated).toBeHidden();
    await page.getByRole("radio", { name: "Shorten" }).check();
    await expect(page.getByText("Settings changed. Humanize again to update.")).toBeVisible();
    await humanizeButton(page).click();
    await expect(outdated).toBeHidden();
  });

  await test.step("[PAGES-96] an unchanged result says why and what to do", async () => {
    await page.getByRole("radio", { name: "Standard" }).check();
    await humanize(page, "The cat sat on the mat.");
    await expect(page.getByText("No changes at this strength. Try a higher one.")).toBeVisible();
    await humanize(page, "# The plan");
    await expect(page.getByText("Nothing to rewrite: headings, tables, code")).toBeVisible();
  });

  await test.step("[MESSAGES-74, STATES-35] a text that is not English is returned unchanged, with a note", async () => {
    const german =
      "Der Rat hat gestern beschlossen, dass die alte Brücke über den Fluss im Frühjahr endlich erneuert wird.";
    await humanize(page, german);
    await expect.poll(() => result.innerText()).toBe(german);
    await expect(page.getByRole("status").filter({ hasText: "English only, for now." })).toBeVisible();
    await expect(page.getByText("reads naturally as it is")).toBeHidden();
  });
});
