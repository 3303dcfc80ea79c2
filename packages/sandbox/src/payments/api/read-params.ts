import { Refusal } from "../refusal.ts";
import type { Raw } from "./decode-form.ts";

/**
 * The type of a parameter. `range` is a time or an object with gt, gte, lt, lte; `map` is metadata; a list contains
 * rows of one type.
 */
type Field = "text" | "integer" | "boolean" | "texts" | "map" | "range" | readonly [Fields] | Fields;

/** Defines the parameters of an API call, by name. */
export interface Fields {
  readonly [name: string]: Field;
}

type ValueOf<One> = One extends "text"
  ? string
  : One extends "integer"
    ? number
    : One extends "boolean"
      ? boolean
      : One extends "texts"
        ? readonly string[]
        : One extends "map"
          ? Readonly<Record<string, string>> | ""
          : One extends "range"
            ? Range
            : One extends readonly [infer Row]
              ? readonly Values<Row>[]
              : Values<One>;

/** The values of an API call's parameters after validation. */
export type Values<All> = { readonly [Name in keyof All]?: ValueOf<All[Name]> };

export type Range = { readonly [bound in "gt" | "gte" | "lt" | "lte"]?: number };

const rangeFields = { gt: "integer", gte: "integer", lt: "integer", lte: "integer" } as const;

/** Validates parameters by their definitions. @throws Refusal with the provider's message */
export function readParams<All extends Fields>(raw: Raw, fields: All, path = ""): Values<All> {
  const nameOf = (name: string) => (path ? `${path}[${name}]` : name);
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(fields, name));
  if (unknown[0] !== undefined) {
    const what = unknown.length === 1 ? "parameter" : "parameters";
    const message = `Received unknown ${what}: ${unknown.map(nameOf).join(", ")}`;
    throw new Refusal(message, { code: "parameter_unknown", param: nameOf(unknown[0]) });
  }
  const values = Object.keys(raw).map((name) => [name, readValue(raw[name]!, fields[name]!, nameOf(name))]);
  return Object.fromEntries(values) as Values<All>;
}

/** Returns a parameter, or throws if it is missing. */
export function need<All, Name extends keyof All & string>(all: All, name: Name, path = name as string) {
  const value = all[name];
  if (value === undefined) {
    throw new Refusal(`Missing required param: ${path}.`, { code: "parameter_missing", param: path });
  }
  if (value === "") {
    const message = `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`;
    throw new Refusal(message, { code: "parameter_invalid_empty", param: path });
  }
  return value as NonNullable<All[Name]>;
}

function readValue(raw: string | Raw, field: Field, path: string): unknown {
  if (field === "text") return typeof raw === "string" ? raw : refuse("string", path);
  if (field === "integer") return readInteger(raw, path);
  if (field === "boolean") return raw === "true" || raw === "false" ? raw === "true" : refuse("boolean", path);
  if (field === "map") return readMap(raw, path);
  if (field === "range" && typeof raw === "string") {
    const at = readInteger(raw, path);
    return { gte: at, lte: at };
  }
  if (typeof raw === "string") return field === "texts" ? refuse("array", path) : refuse("object", path);
  if (field === "range") return readParams(raw, rangeFields, path);
  if (field === "texts") return Object.values(raw).map((one) => readValue(one, "text", path));
  if (!isList(field)) return readParams(raw, field as Fields, path);
  return Object.entries(raw).map(([index, row]) => readValue(row, field[0], `${path}[${index}]`));
}

const isList = (field: Field): field is readonly [Fields] => Array.isArray(field);

function readInteger(raw: string | Raw, path: string): number {
  if (typeof raw === "string" && /^-?\d{1,15}$/.test(raw)) return Number(raw);
  throw new Refusal(`Invalid integer: ${typeof raw === "string" ? raw : ""}`, {
    code: "parameter_invalid_integer",
    param: path,
  });
}

const mapLimits = { entries: 50, key: 40, value: 500 } as const;

function readMap(raw: string | Raw, path: string): Record<string, string> | "" {
  if (raw === "") return raw;
  if (typeof raw === "string") return refuse("object", path);
  const entries = Object.entries(raw);
  if (entries.length > mapLimits.entries) {
    throw new Refusal(`You can specify up to ${mapLimits.entries} keys.`, { param: path });
  }
  for (const [key, value] of entries) {
    if (typeof value !== "string") return refuse("string", `${path}[${key}]`);
    if (key.length <= mapLimits.key && value.length <= mapLimits.value) continue;
    throw new Refusal(`Metadata keys can have up to ${mapLimits.key} characters, values up to ${mapLimits.value}.`, {
      param: path,
    });
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

function refuse(kind: string, param: string): never {
  throw new Refusal(`Invalid ${kind}`, { param });
}
