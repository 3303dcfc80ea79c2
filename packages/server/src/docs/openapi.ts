import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import { type ErrorBody, type ErrorCode, errorBody, httpStatus, messages } from "@rewright/contract/errors";
import { productName } from "@rewright/contract/product";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Answer {
  readonly description: string;
  readonly content: { "application/json": { schema: JsonSchema; examples?: Record<string, { value: ErrorBody }> } };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly requestBody: { required: true; content: { "application/json": { schema: JsonSchema } } };
  readonly responses: Record<string, Answer>;
}

export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema> };
}

/** Refusals that every endpoint can give. */
const commonErrors: readonly ErrorCode[] = [
  "invalid_input",
  "invalid_json",
  "invalid_encoding",
  "unsupported_media_type",
  "too_large",
  "forbidden",
  "too_many_requests",
  "internal",
];

const whoMayCall: Record<Policy, string> = {
  public: "Anyone may call this.",
  "guest-quota": "Anyone who has a use left may call this; each success counts one use.",
  admin: "Administrators only.",
};

/** The API's description, made from the same schemas that check its requests. */
export function describeApi(
  endpoints: readonly Endpoint[],
  { origin, version }: { origin: string | undefined; version: string },
): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${productName} API`,
      version,
      description:
        "Requests and answers are JSON in UTF-8. Keys that an endpoint does not know are ignored. " +
        "Every error has the shape of Error; where it makes sense to try again, Retry-After says when.",
    },
    servers: [{ url: origin ?? "/" }],
    paths,
    components: { schemas: { Error: toSchema(errorBody, "output") } },
  };
}

function describeEndpoint(endpoint: Endpoint): Operation {
  return {
    operationId: endpoint.path.slice(1).replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: endpoint.summary,
    description: [endpoint.description, whoMayCall[endpoint.policy]].filter(Boolean).join(" "),
    requestBody: { required: true, content: { "application/json": { schema: toSchema(endpoint.input, "input") } } },
    responses: {
      200: { description: "Done", content: { "application/json": { schema: toSchema(endpoint.output, "output") } } },
      ...describeErrors([...commonErrors, ...endpoint.errors]),
    },
  };
}

function describeErrors(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = Map.groupBy(new Set(codes), (code) => httpStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const examples = group.map((code) => {
        const value: ErrorBody = { success: false, error: code, message: messages[code], error_id: "0b9e…" };
        return [code, { value }] as const;
      });
      const content = { schema: { $ref: "#/components/schemas/Error" }, examples: Object.fromEntries(examples) };
      return [String(status), { description: group.join(", "), content: { "application/json": content } }];
    }),
  );
}

function toSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
