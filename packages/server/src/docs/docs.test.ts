import { errorCodes } from "@rewright/contract/errors";
import { modes } from "@rewright/contract/rewriting";
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "#test/test-app.ts";
import { exampleRequests } from "./example-requests.ts";
import type { OpenApi } from "./openapi.ts";

let app: ReturnType<typeof createTestApp>;
let description: OpenApi;

beforeAll(async () => {
  app = createTestApp({} as Parameters<typeof createTestApp>[0]);
  description = (await (await app.get("/api/openapi.json")).json()) as OpenApi;
});

const isHidden = (policy: string) => ["admin", "sandbox", "provider"].includes(policy);
const operationOf = ({ path, method }: { readonly path: string; readonly method: string }) =>
  description.paths[path]?.[method.toLowerCase()];

test("[PAGES-32] the API documentation describes every public endpoint with its request, its response and its errors", () => {
  expect(description.openapi).toBe("3.1.0");
  for (const { endpoint } of app.api.filter((one) => !isHidden(one.endpoint.policy))) {
    const operation = operationOf(endpoint);
    expect(operation?.summary).toBe(endpoint.summary);
    if (endpoint.method === "POST" || endpoint.method === "PUT") {
      expect(operation?.requestBody?.content["application/json"].schema.type).toBe("object");
    }
    const answer = operation?.responses["200"]?.content;
    if (endpoint.fileType) expect(answer?.[endpoint.fileType]?.schema.format).toBe("binary");
    else if (endpoint.isEventStream) expect(answer?.["text/event-stream"]?.schema).toHaveProperty("oneOf");
    else expect(answer?.["application/json"]?.schema.type).toBe("object");
    const codes = Object.values(operation?.responses ?? {}).flatMap(({ content }) =>
      Object.keys(content["application/json"]?.examples ?? {}),
    );
    expect(codes).toEqual(expect.arrayContaining(["invalid_input", "too_many_requests", ...endpoint.errors]));
    expect(errorCodes).toEqual(expect.arrayContaining(codes));
  }
});

test("[BEYOND-81] the API documentation omits endpoints for administrators, the sandbox and the payment provider", () => {
  const hidden = app.api.filter(({ endpoint }) => isHidden(endpoint.policy));
  expect(hidden.length).toBeGreaterThan(20);
  for (const { endpoint } of hidden) expect(operationOf(endpoint)).toBeUndefined();
});

test("[BEYOND-81] the API documentation begins with the endpoints that accept an API key, and describes both ways to authenticate", () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const takesKeys = operations.map(({ security }) => security.some((one) => "key" in one));
  expect(takesKeys.slice(0, 10)).toEqual(Array(10).fill(true));
  expect(takesKeys).toContain(false);
  expect(description.components.securitySchemes).toMatchObject({
    key: { type: "http", scheme: "bearer" },
    session: { type: "apiKey", in: "cookie" },
  });
  expect(operationOf({ path: "/hum", method: "POST" })?.security).toEqual([{ key: [] }, { session: [] }, {}]);
  expect(operationOf({ path: "/api/account/delete", method: "POST" })?.security).toEqual([{ session: [] }]);
});

test("[BEYOND-81] each endpoint that accepts an API key, and no other, has examples in three languages", () => {
  const expected = app.api.filter(({ endpoint }) => !isHidden(endpoint.policy) && endpoint.allowsKeys);
  const names = expected.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(Object.keys(exampleRequests).sort()).toEqual(names.sort());
  for (const { endpoint } of expected) {
    const samples = operationOf(endpoint)?.["x-codeSamples"];
    expect(samples?.map(({ label }) => label)).toEqual(["curl", "JavaScript", "Python"]);
  }
});

test("[BEYOND-80] the API documentation says where Idempotency-Key is accepted, and that every response has a RateLimit header", () => {
  const accepting = Object.entries(description.paths).filter(([, methods]) =>
    methods.post?.parameters?.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(accepting.map(([path]) => path)).toEqual(["/hum", "/hum/runs"]);
  for (const methods of Object.values(description.paths)) {
    for (const { responses } of Object.values(methods)) {
      for (const { headers } of Object.values(responses)) expect(Object.keys(headers)).toContain("RateLimit");
      expect(Object.keys(responses["429"]?.headers ?? {})).toContain("Retry-After");
    }
  }
});

test("[BEYOND-13] the API documentation contains the defaults and limits of the request schemas", () => {
  const { schema } = description.paths["/hum"]!.post!.requestBody!.content["application/json"];
  expect(schema.required).toEqual(["text_content"]);
  expect(schema.properties).toMatchObject({
    mode: { enum: [...modes], default: "standard" },
    style: { enum: modes.filter((mode) => mode !== "premium"), default: "standard" },
    level: { minimum: 1, maximum: 10, default: 7 },
  });
  expect(description.components.schemas.Error?.required).toEqual(["success", "error", "message", "error_id"]);
});

test("the API documentation says which engines can write a sentence and which can check it", () => {
  const { schema } = description.paths["/hum"]!.post!.responses["200"]!.content["application/json"]!;
  const sentence = {
    properties: {
      writer: { enum: ["lite", "pro", "pro_local", "original"] },
      checked: { anyOf: [{ enum: ["rules", "second_reading"] }, { type: "null" }] },
    },
    required: ["start", "end", "writer", "checked"],
  };
  expect(schema.properties).toMatchObject({ sentences: { items: sentence } });
});

test("the API documentation has unique operation ids and valid references", () => {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]*)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, target = ""] of references) {
    const found = target
      .split("/")
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], description);
    expect(found, target).toBeDefined();
  }
});

test("[BEYOND-81] the documentation page loads its files from this site only, and its content security policy allows no inline script", async () => {
  const answer = await app.get("/api/docs");
  const html = await answer.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(4);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    const { status, headers } = await app.get(file);
    expect([status, headers.get("Content-Type")]).toEqual([200, expect.stringMatching(/^text\/(css|javascript)/)]);
  }
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain("unsafe");
});
