import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  limitMarkers,
  originMarker,
  type PublicSettings,
  publicSettings,
  publicSettingsMarker,
} from "@rewright/contract/settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { putSettings } from "./put-settings.ts";
import { loadWebBuild } from "./web-build.ts";

const inline = "window.started = 1;";
const settings: PublicSettings = {
  blogUrl: "https://blog.example/</script><script>alert(1)</script>$&",
  anonymousDailyGenerations: 5,
  freeDailyGenerations: 10,
  freeWordsPerRequest: 200,
  sandbox: false,
  sandboxUrl: null,
  googleSignIn: false,
  payments: false,
  maintenance: false,
  languageModelHost: null,
  secondReading: false,
  privateMode: "premium",
  origin: null,
};
const files: Record<string, string> = {
  "index.html": `<!doctype html><html><head>${publicSettingsMarker}</head><body><h1>Home</h1><script>${inline}</script>
    <script type="module" src="/assets/entry-abc123.js"></script></body></html>`,
  "terms/index.html": "<!doctype html><html><head></head><body>Terms</body></html>",
  "private/index.html": '<html><head><meta name="robots" content="noindex"/></head><body>Mine</body></html>',
  "404/index.html": "<!doctype html><html><head></head><body>No such page</body></html>",
  "assets/entry-abc123.js": `console.log("${"word ".repeat(500)}");`,
  "private/engine-worker-abc123.js": "run();",
  "private/grammar-worker-abc123.js": "run();",
  "assets/checker-abc123.wasm": "\0asm",
  "styled/index.html": "<html><head><style>p { top: 0 }</style></head><body><p style='top: 0'>.</p></body></html>",
  "private-service-worker.js": "self.skipWaiting();",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};

let folder: string;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-build-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = appWith(await loadWebBuild(folder));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates the web app without an engine and a database. Pages need neither, and use the default settings. */
function appWith(web: Awaited<ReturnType<typeof loadWebBuild>>) {
  const unused = {} as Parameters<typeof createTestApp>[0];
  return createTestApp({ ...unused, web, settings: { blogUrl: settings.blogUrl!, anonymousDailyGenerations: 5 } });
}

test("[ENTITIES-51] a page contains the public settings as JSON that cannot run or end its script element", async () => {
  for (const path of ["/", "/terms"]) {
    const html = await (await app.get(path)).text();
    const [, json = ""] = /<script type="application\/json" id="public-settings">(.*?)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain("<");
    expect(publicSettings.parse(JSON.parse(json))).toEqual(settings);
    expect(html.indexOf(json)).toBeLessThan(html.indexOf("</head>"));
  }
});

test.each([
  [200, 10, "up to 200 words", "10 times in 24 hours", "0/200"],
  [1500, 1, "up to 1,500 words", "1 time in 24 hours", "0/1,500"],
])("a built page shows the limits of %i words and %i rewrites", (words, uses, ...said) => {
  const { freeWordsPerRequest, freeDailyGenerations } = limitMarkers;
  const html =
    `<head></head><p>up to ${freeWordsPerRequest.toLocaleString("en-US")} words</p><p>0/${freeWordsPerRequest.toLocaleString("en-US")}</p>` +
    `<p>${freeDailyGenerations.toLocaleString("en-US")} times in 24 hours</p><p>${freeDailyGenerations}</p>`;
  const page = putSettings(html, { ...settings, freeWordsPerRequest: words, freeDailyGenerations: uses });
  for (const text of said) expect(page).toContain(`<p>${text}</p>`);
  expect(page).toContain(`<p>${uses}</p>`);
  expect(page).not.toMatch(/987/);
});

test.each([
  ["https://example.org", "https://example.org/pricing"],
  [null, "/pricing"],
])("a built page links to the site at %s", (origin, canonical) => {
  const html = `<head><link rel="canonical" href="${originMarker}/pricing"/></head>`;
  expect(putSettings(html, { ...settings, origin })).toContain(`href="${canonical}"`);
});

test("[ADMIN-98] search engines get a list of the pages and of the paths that they must not read", async () => {
  const robots = await app.get("/robots.txt");
  expect(robots.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const rules = await robots.text();
  for (const path of ["/account", "/admin", "/api/", "/dashboard"]) expect(rules).toContain(`\nDisallow: ${path}\n`);
  expect(rules).toContain(`\nSitemap: ${testOrigin}/sitemap.xml\n`);
  const sitemap = await app.get("/sitemap.xml");
  expect(sitemap.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const found = (await sitemap.text()).match(/(?<=<loc>).*?(?=<\/loc>)/g);
  expect(found).toEqual([`${testOrigin}/`, `${testOrigin}/styled`, `${testOrigin}/terms`]);
  const again = await app.get("/sitemap.xml", { "If-None-Match": sitemap.headers.get("ETag")! });
  expect(again.status).toBe(304);
});

test("[RULES-47, SAFETY-35, SAFETY-37] a page's content security policy allows the page's own inline scripts and no others", async () => {
  const policy = (await app.get("/")).headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(inline).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const terms = (await app.get("/terms")).headers.get("Content-Security-Policy");
  expect(terms).toContain("script-src 'self'; style-src 'self'; img-src");
  const styled = (await app.get("/styled")).headers.get("Content-Security-Policy");
  expect(styled).toMatch(/style-src 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline'; img-src/);
});

test("browsers check each time whether a page has changed, and get status 304 if it has not", async () => {
  const first = await app.get("/");
  expect(first.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(first.headers.get("Cache-Control")).toBe("no-cache");
  const again = await app.get("/", { "If-None-Match": `W/${first.headers.get("ETag")}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("Content-Security-Policy")).toContain("script-src");
});

test("[SAFETY-80] browsers check the service worker for changes at each visit; it may send requests to this site only, and other workers to none", async () => {
  const worker = await app.get("/private-service-worker.js");
  expect(worker.headers.get("Cache-Control")).toBe("no-cache");
  expect(worker.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; connect-src 'self';/);
  const script = await app.get("/private/engine-worker-abc123.js");
  expect(script.headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("a file with a hash in its name is cached forever, and other files for an hour", async () => {
  const script = await app.get("/assets/entry-abc123.js");
  expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  const worker = await app.get("/private/engine-worker-abc123.js");
  expect(worker.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await app.get("/private")).headers.get("Cache-Control")).toBe("no-cache");
  expect((await app.get("/favicon.svg")).headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("files are compressed for browsers that accept it", async () => {
  const path = "/assets/entry-abc123.js";
  const best = await app.get(path, { "Accept-Encoding": "gzip, deflate, br;q=0.9" });
  expect(best.headers.get("Content-Encoding")).toBe("br");
  expect(best.headers.get("Vary")).toBe("Accept-Encoding");
  const gzip = await app.get(path, { "Accept-Encoding": "gzip, br;q=0" });
  expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(files["assets/entry-abc123.js"]);
  const plain = await app.get(path);
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(await plain.text()).toBe(files["assets/entry-abc123.js"]);
});

test("a HEAD request for a page gets only the headers", async () => {
  const answer = await app.send("/terms", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("ETag")).not.toBeNull();
  expect(await answer.text()).toBe("");
});

test.each(["/nothing", "/404", "/index.html", "/%2e%2e/package.json", "/assets/../../package.json", "/terms%00"])(
  "the path %s gets status 404 and a page that says that there is no such page",
  async (path) => {
    const answer = await app.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("No such page");
  },
);

test("a path with an extra slash redirects to its page, and never to another site", async () => {
  const answer = await app.get("/terms/");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/terms");
  expect((await app.get("//evil.example/")).status).toBe(404);
});

test("without a web build, the server says what to do and the API still works", async () => {
  const bare = appWith(await loadWebBuild(join(folder, "nothing")));
  expect((await bare.get("/")).status).toBe(503);
  expect((await bare.get("/api/nothing")).headers.get("Content-Type")).toContain("application/json");
});

test("[BEYOND-240] only the script of the grammar worker may compile WebAssembly, which has its own media type", async () => {
  const policy = async (path: string) => (await app.get(path)).headers.get("Content-Security-Policy");
  expect(await policy("/private/grammar-worker-abc123.js")).toContain("script-src 'self' 'wasm-unsafe-eval'");
  for (const path of ["/", "/assets/entry-abc123.js"]) expect(await policy(path)).not.toContain("wasm-unsafe-eval");
  expect((await app.get("/assets/checker-abc123.wasm")).headers.get("Content-Type")).toBe("application/wasm");
});
