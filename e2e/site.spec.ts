import type { APIRequestContext } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expect, test } from "./test.ts";

const publicPages = ["/", "/pricing", "/contact", "/changelog", "/terms", "/privacy", "/login", "/signup"] as const;
const privatePages = [
  "/dashboard",
  "/account",
  "/admin",
  "/reset-password",
  "/verify-email",
  "/auth/callback",
] as const;

/** Returns the `<head>` of a page as the server sends it. */
async function headOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html.slice(0, html.indexOf("</head>"));
}

test("[ADMIN-97] each public page has its own title, description, URL and picture for sharing", async ({ request }) => {
  const titles = new Set<string>();
  for (const path of publicPages) {
    const head = await headOf(request, path);
    titles.add(/<title>([^<]+)/.exec(head)?.[1] ?? "");
    expect(head).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(head).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(head).toMatch(new RegExp(`<meta property="og:url" content="[^"]*${path}"`));
    expect(head).toMatch(/<meta property="og:image" content="[^"]*\/og\.png"/);
    expect(head).not.toContain("origin.invalid");
    expect(head).not.toContain("noindex");
  }
  expect(titles.size).toBe(publicPages.length);
});

test("[ADMIN-97] pages of a signed-in user ask search engines not to index them", async ({ request }) => {
  for (const path of privatePages) expect(await headOf(request, path)).toContain('content="noindex"');
});

test("[ADMIN-100] the server delivers icons, the web app manifest and the picture for sharing", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, "/favicon.svg", "/apple-touch-icon.png", "/og.png"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("the website's pages link to each other and have structured data for search engines", async ({ page }) => {
  await test.step("[ADMIN-95, ADMIN-96] the changelog page loads no Markdown parser, and the footer links to it", async () => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Changelog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  });

  await test.step("[ADMIN-99] the structured data about questions and plans agree with the page", async () => {
    const data = async () => JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    await page.goto("/");
    const faq = await data();
    expect(faq["@type"]).toBe("FAQPage");
    const shown = await page.locator("#faq summary").allTextContents();
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown);
    await page.goto("/pricing");
    const product = await data();
    expect(product["@type"]).toBe("Product");
    expect(product.offers.map(({ price }: { price: string }) => price)).toEqual(["0.00", "49.99", "449.00"]);
  });

  await test.step("[PAGES-122] a guest who chooses a plan reads on the sign-up page that it is kept", async () => {
    await page.goto("/pricing?plan=yearly");
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect(page).toHaveURL("/signup");
    await expect(page.getByText("to get Premium for $449 a year.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page.getByText("to get Premium for $449 a year.")).toBeVisible();
  });

  await test.step("[ADMIN-96] header, footer and menu link to the contact form", async () => {
    for (const place of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
      await page.goto("/pricing");
      await place.getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL("/contact");
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("a page whose code throws an error", () => {
  test.use({ expectedErrors: [/Failed to load|Failed to fetch|React Router/] });

  test("[ADMIN-101] still shows the header and footer, and links back to the home page", async ({ page }) => {
    await page.goto("/");
    await page.route("**/changelog.data", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Changelog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/went wrong|didn't load/);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectNoViolations(page);
    await page.unroute("**/changelog.data");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
  });
});
