// Draws the pictures that pages and browsers need as PNG, from the product's own mark: `npm run pictures`. They are kept in
// the repository, so that nothing is drawn while the pages are built.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { productName } from "../packages/contract/src/product.ts";
import { findChromium, findHeadlessShell } from "./chromium.mjs";

const publicFolder = join(import.meta.dirname, "..", "packages", "web", "public");
const mark = readFileSync(join(publicFolder, "favicon.svg"), "utf8");
const paper = "#fbf8f1";

/**
 * The square icons: their size in pixels, the share of the icon that the logo fills, and whether the background reaches
 * the corners.
 */
const icons = [
  { file: "apple-touch-icon.png", size: 180, share: 0.82, full: true },
  { file: "icon-192.png", size: 192, share: 1, full: false },
  { file: "icon-512.png", size: 512, share: 1, full: false },
  // Systems crop these icons to different shapes. The mark is inside the circle that all of them keep.
  { file: "icon-maskable.png", size: 512, share: 0.66, full: true },
];

const executablePath = findChromium() ?? findHeadlessShell();
if (executablePath === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH to its program.");
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
const page = await browser.newPage();

for (const { file, size, share, full } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const side = Math.round(size * share);
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${full ? paper : "transparent"}`;
  await page.setContent(`<body style="${style}">${mark.replace("<svg ", `<svg width="${side}" height="${side}" `)}`);
  await page.screenshot({ path: join(publicFolder, file), omitBackground: true });
}

await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(`file://${join(import.meta.dirname, "pictures", "share.html")}`);
await page.locator("#name").evaluate((element, name) => {
  element.textContent = name;
}, productName);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(publicFolder, "og.png") });
await browser.close();
