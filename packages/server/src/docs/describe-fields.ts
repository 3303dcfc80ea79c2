import type { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Field {
  /** Name of the field with its path, such as "edits[].start" for a field of list items. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Returns every field of an object's JSON schema in order, including nested fields. */
export function describeFields({ properties = {}, required = [] }: JsonSchema, prefix = ""): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    if (typeof schema !== "object") return [];
    const name = prefix + key;
    const field = { name, type: typeOf(schema), isRequired: required.includes(key), description: meaningOf(schema) };
    const inner = itemsOf(schema);
    if (inner) return [field, ...describeFields(inner, `${name}[].`)];
    return [field, ...describeFields(schema, `${name}.`)];
  });
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map((one) => (typeof one === "object" ? typeOf(one) : "anything")).join(" or ");
  if (schema.enum) return schema.enum.map(String).join(", ");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === "array") return `list of ${typeOf(itemsOf(schema) ?? {})}`;
  const isBounded = schema.type === "integer" && Math.abs(schema.maximum ?? Infinity) < Number.MAX_SAFE_INTEGER;
  return `${schema.type ?? "anything"}${isBounded ? `, ${schema.minimum} to ${schema.maximum}` : ""}`;
}

function meaningOf(schema: JsonSchema): string {
  const byDefault = schema.default === undefined ? "" : `Default: ${JSON.stringify(schema.default)}.`;
  return [schema.description, byDefault].filter(Boolean).join(" ");
}

function itemsOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? (items as JsonSchema) : undefined;
}
