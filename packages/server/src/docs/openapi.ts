import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import { type ErrorBody, type ErrorCode, errorBody, errorCodes, httpStatus, messages } from "@rewright/contract/errors";
import { productName } from "@rewright/contract/product";
import { z } from "zod";
import { type CodeSample, codeSamples } from "./code-samples.ts";
import { exampleRequests } from "./example-requests.ts";
import { guide } from "./guide.ts";
import { headerAt, headers, idempotencyKey, limitHeaders, securityOf, securitySchemes } from "./headers.ts";
import { tagOf, tags } from "./tags.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Reference {
  readonly $ref: string;
}

interface Answer {
  readonly description: string;
  readonly headers: Record<string, Reference>;
  readonly content: Record<string, { schema: JsonSchema; examples?: Record<string, Reference> }>;
}

/** Holds the description of a field in the path or the query. */
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema | boolean;
}

interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The ways to authenticate, of which one is enough. An empty object means that no authentication is needed. */
  readonly security: readonly Record<string, []>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { required: true; content: { "application/json": { schema: JsonSchema; example?: unknown } } };
  readonly "x-codeSamples"?: readonly CodeSample[];
  readonly responses: Record<string, Answer>;
}

export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string }[];
  readonly tags: { name: string; description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, JsonSchema>;
    readonly examples: Record<string, { readonly value: ErrorBody }>;
    readonly headers: typeof headers;
    readonly securitySchemes: typeof securitySchemes;
  };
}

/** Error codes that every endpoint can return. */
const commonErrors: readonly ErrorCode[] = [
  "invalid_input",
  "invalid_json",
  "invalid_encoding",
  "unsupported_media_type",
  "too_large",
  "invalid_api_key",
  "api_key_not_allowed",
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
  annual: "For yearly Premium accounts.",
  private: "For Premium accounts, or for everyone if private mode is open to all.",
  provider: "For the payment provider only, with its signature in the Stripe-Signature header.",
  sandbox: "For sandbox servers only.",
  admin: "For administrators only.",
};

/** Policies of endpoints that the documentation omits, because they are not for users of the API. */
const hiddenPolicies: readonly Policy[] = ["admin", "sandbox", "provider"];

/** Returns the endpoints that the documentation describes. Those that an API key may call come first. */
function documentedEndpoints(endpoints: readonly Endpoint[]): Endpoint[] {
  const shown = endpoints.filter(({ policy }) => !hiddenPolicies.includes(policy));
  return [...shown.filter((one) => one.allowsKeys), ...shown.filter((one) => !one.allowsKeys)];
}

/**
 * Returns the OpenAPI description of the API, made from the schemas that validate requests. Omits the endpoints for
 * administrators, the sandbox and the payment provider, and those that only this site's pages use.
 */
export function describeApi(
  endpoints: readonly Endpoint[],
  { origin, version }: { readonly origin: string; readonly version: string },
): OpenApi {
  const documented = documentedEndpoints(endpoints);
  const paths: OpenApi["paths"] = {};
  for (const endpoint of documented) {
    const operation = describeEndpoint(endpoint, origin);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const used = new Set(documented.map(tagOf));
  return {
    openapi: "3.1.0",
    info: { title: `${productName} API`, version, description: guide(origin) },
    servers: [{ url: origin }],
    tags: [...used].map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      schemas: { Error: toSchema(errorBody, "output") },
      examples: Object.fromEntries(errorCodes.map((code) => [code, { value: exampleError(code) }])),
      headers,
      securitySchemes,
    },
  };
}

function exampleError(code: ErrorCode): ErrorBody {
  return { success: false, error: code, message: messages[code], error_id: "c56a4180-65aa-42ec-a945-5fd21dec0538" };
}

function describeEndpoint(endpoint: Endpoint, origin: string): Operation {
  const example = exampleRequests[`${endpoint.method} ${endpoint.path}`];
  const samples = example && endpoint.allowsKeys ? codeSamples(endpoint, example, origin) : [];
  return {
    tags: [tagOf(endpoint)],
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: [endpoint.description, whoMayCall[endpoint.policy]].filter(Boolean).join(" "),
    security: securityOf(endpoint),
    ...describeInput(endpoint, example?.body),
    responses: {
      200: { description: "Success", headers: limitHeaders, content: describeOutput(endpoint) },
      ...describeErrors([...commonErrors, ...endpoint.errors]),
    },
    ...(samples.length > 0 && { "x-codeSamples": samples }),
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
function describeInput(
  { path, method, input, isIdempotent }: Endpoint,
  example: unknown,
): Pick<Operation, "parameters" | "requestBody"> {
  const schema = toSchema(input, "input");
  const hasBody = method === "POST" || method === "PUT";
  const { properties = {}, required = [] } = schema;
  const named = Object.keys(properties).filter((name) => path.includes(`{${name}}`));
  const fields = Object.entries(properties)
    .filter(([name]) => named.includes(name) || !hasBody)
    .map(([name, field]): Parameter => {
      const isInPath = named.includes(name);
      return { name, in: isInPath ? "path" : "query", required: isInPath, schema: field };
    });
  const parameters = isIdempotent ? [...fields, idempotencyKey] : fields;
  const ofBody = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !named.includes(name))),
    required: required.filter((name) => !named.includes(name)),
  };
  const body = named.length === 0 ? schema : ofBody;
  const content = { schema: body, ...(example !== undefined && { example }) };
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { "application/json": content } } }),
  };
}

/** Returns the error responses of an endpoint by status. Each response lists its error codes and their messages. */
function describeErrors(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = Map.groupBy(new Set(codes), (code) => httpStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const lines = group.map((code) => `- \`${code}\`: ${messages[code]}`);
      const examples = Object.fromEntries(group.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
      const content = { schema: { $ref: "#/components/schemas/Error" }, examples };
      const headers = isRetryable(status) ? { ...limitHeaders, "Retry-After": headerAt("RetryAfter") } : limitHeaders;
      return [String(status), { description: lines.join("\n"), headers, content: { "application/json": content } }];
    }),
  );
}

/** Returns whether a refusal with this status can be temporary. Its response then says when to try again. */
function isRetryable(status: number): boolean {
  return status === 409 || status === 429 || status === 503;
}

function toSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => dropWidestBounds(jsonSchema),
  });
  return rest;
}

/** Removes the bounds that only say that a number is a safe integer. */
function dropWidestBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
