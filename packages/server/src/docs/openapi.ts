import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import { type ErrorBody, type ErrorCode, errorBody, httpStatus, messages } from "@rewright/contract/errors";
import { productName } from "@rewright/contract/product";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Answer {
  readonly description: string;
  readonly content: Record<string, { schema: JsonSchema; examples?: Record<string, { value: ErrorBody }> }>;
}

/** Holds the description of a field in the path or the query. */
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema | boolean;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { required: true; content: { "application/json": { schema: JsonSchema } } };
  readonly responses: Record<string, Answer>;
}

export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema> };
}

/** Error codes that every endpoint can return. */
const commonErrors: readonly ErrorCode[] = [
  "invalid_input",
  "invalid_json",
  "invalid_encoding",
  "unsupported_media_type",
  "too_large",
  "forbidden",
  "too_many_requests",
  "internal",
  "unavailable",
];

const whoMayCall: Record<Policy, string> = {
  public: "For everyone.",
  quota: "For anyone with rewrites left. Each successful request counts as one rewrite.",
  "signed-in": "For logged-in accounts.",
  owner: "For logged-in accounts, with their own data only.",
  premium: "For Premium accounts.",
  private: "For Premium accounts, unless the site offers private mode to everyone.",
  annual: "For yearly Premium accounts.",
  provider: "For the payment provider only, with its signature in the Stripe-Signature header.",
  sandbox: "For sandbox servers only.",
  admin: "For administrators only.",
};

/** Returns the OpenAPI description of the API, made from the schemas that check requests. */
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
        "Requests and responses are JSON in UTF-8. Unknown keys are ignored. " +
        "Every error follows the Error schema. If you can try again later, the Retry-After header says when.",
    },
    servers: [{ url: origin ?? "/" }],
    paths,
    components: { schemas: { Error: toSchema(errorBody, "output") } },
  };
}

function describeEndpoint(endpoint: Endpoint): Operation {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: [endpoint.description, whoMayCall[endpoint.policy]].filter(Boolean).join(" "),
    ...describeInput(endpoint),
    responses: {
      200: { description: "Success", content: describeOutput(endpoint) },
      ...describeErrors([...commonErrors, ...endpoint.errors]),
    },
  };
}

function describeOutput({ fileType, isEventStream, output }: Endpoint): Answer["content"] {
  if (fileType) return { [fileType]: { schema: { type: "string", format: "binary" } } };
  if (isEventStream) return { "text/event-stream": { schema: toSchema(output, "output") } };
  return { "application/json": { schema: toSchema(output, "output") } };
}

/** Returns the id of an operation: its path, and its method if that is not POST, as in "apiHistoryIdDelete". */
function operationId({ path, method }: Endpoint): string {
  const words = path.replaceAll(/[{}]/g, "").split(/[/-]/).filter(Boolean);
  const id = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join("");
  return method === "POST" ? id : id + method[0] + method.slice(1).toLowerCase();
}

/**
 * Returns the OpenAPI description of an endpoint's input. Fields in braces in the path become parameters. The others
 * are in the body, or in the query if the method has no body.
 */
function describeInput({ path, method, input }: Endpoint): Pick<Operation, "parameters" | "requestBody"> {
  const schema = toSchema(input, "input");
  const hasBody = method === "POST" || method === "PUT";
  const { properties = {}, required = [] } = schema;
  const named = Object.keys(properties).filter((name) => path.includes(`{${name}}`));
  const parameters = Object.entries(properties)
    .filter(([name]) => named.includes(name) || !hasBody)
    .map(([name, field]): Parameter => {
      const isInPath = named.includes(name);
      return { name, in: isInPath ? "path" : "query", required: isInPath, schema: field };
    });
  const ofBody = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !named.includes(name))),
    required: required.filter((name) => !named.includes(name)),
  };
  const body = named.length === 0 ? schema : ofBody;
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
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
