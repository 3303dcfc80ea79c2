import { createHash } from "node:crypto";
import { errorCodes } from "@rewright/contract/errors";
import { modes } from "@rewright/contract/rewriting";
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "#test/test-app.ts";
import type { OpenApi } from "./openapi.ts";

let app: ReturnType<typeof createTestApp>;
let description: OpenApi;

beforeAll(async () => {
  app = createTestApp({} as Parameters<typeof createTestApp>[0]);
  description = (await (await app.get("/api/openapi.json")).json()) as OpenApi;
});

test("[PAGES-32] the API documentation describes every endpoint with its request, its response and its errors", () => {
  expect(description.openapi).toBe("3.1.0");
  for (const { endpoint } of app.api) {
    const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
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

test("[BEYOND-13] the API documentation includes the limits of the schemas", () => {
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
  const references = JSON.stringify(description).matchAll(/"\$ref":"([^"]*)"/g);
  expect(new Set([...references].map(([, target]) => target))).toEqual(new Set(["#/components/schemas/Error"]));
});

test("the documentation page shows every endpoint and loads nothing that its security policy forbids", async () => {
  const answer = await app.get("/api/docs");
  const html = await answer.text();
  for (const { endpoint } of app.api) expect(html).toContain(`<code>${endpoint.method} ${endpoint.path}</code>`);
  expect(html).not.toMatch(/<script|<link|<img|style=/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}'`);
});
