import { parseArgs } from "node:util";
import { type Mode, modes, type Spelling, spellings } from "@rewright/engine/options";
import { type Tone, tones } from "@rewright/engine/tones";
import { UsageError } from "./usage-error.ts";

/** Holds the address of a server and the API key given with it, if any. */
export interface ServerChoice {
  readonly url: string;
  readonly key: string | undefined;
}

export interface HumanizeCommand {
  readonly name: "humanize";
  /** True if Humanize Pro rewrites the text instead of Humanize Lite. */
  readonly ultra: boolean;
  readonly mode: Mode;
  readonly tone: Tone;
  readonly spelling: Spelling | undefined;
  readonly level: number;
  readonly seed: number;
  readonly keep: readonly string[];
  /** The path of a CSV file with words to keep, to replace and never to add. */
  readonly words: string | undefined;
  /** True if the rewritten text is checked for spelling and grammar. */
  readonly grammar: boolean;
  readonly output: "text" | "json" | "jsonl";
  /** The server that rewrites the text. Undefined if this program rewrites it. */
  readonly server: ServerChoice | undefined;
  /** The path of the input file. Undefined for standard input. */
  readonly file: string | undefined;
}

export interface AlternativesCommand {
  readonly name: "alternatives";
  readonly mode: Mode;
  readonly seed: number;
  readonly output: "text" | "json";
  readonly file: string | undefined;
}

export interface DetectCommand {
  readonly name: "detect";
  readonly output: "text" | "json" | "jsonl";
  readonly file: string | undefined;
}

export interface ParseCommand {
  readonly name: "parse";
  readonly file: string | undefined;
}

export type Command =
  | HumanizeCommand
  | AlternativesCommand
  | DetectCommand
  | ParseCommand
  | { readonly name: "help" | "version" };

const asking = { help: { type: "boolean", short: "h" }, version: { type: "boolean" } } as const;
const common = { ...asking, mode: { type: "string" }, seed: { type: "string" }, json: { type: "boolean" } } as const;
const detecting = { ...asking, json: { type: "boolean" }, jsonl: { type: "boolean" } } as const;
const humanizing = {
  ...common,
  ultra: { type: "boolean" },
  tone: { type: "string" },
  spelling: { type: "string" },
  level: { type: "string" },
  keep: { type: "string", multiple: true },
  words: { type: "string" },
  grammar: { type: "boolean" },
  jsonl: { type: "boolean" },
  server: { type: "string" },
  key: { type: "string" },
} as const;

/** Parses the command-line arguments. @throws UsageError if they are invalid */
export function parseCommand([name, ...args]: readonly string[]): Command {
  if (name === "humanize") return parseHumanize(args);
  if (name === "alternatives") return parseAlternatives(args);
  if (name === "detect") return parseDetect(args);
  if (name === "parse") return parseParse(args);
  if (name === "--help" || name === "-h") return { name: "help" };
  if (name === "--version") return { name: "version" };
  const problem = name === undefined ? "no command given" : `unknown command ${JSON.stringify(name)}`;
  throw new UsageError(`${problem}; use humanize, alternatives, detect or parse, or --help`);
}

function parseHumanize(args: string[]): Command {
  const { values, positionals } = parsed(() => parseArgs({ args, options: humanizing, allowPositionals: true }));
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  const output = parseOutput(values);
  if (values.keep?.some((word) => word.trim() === "")) throw new UsageError("--keep needs a word");
  if (values.words === "") throw new UsageError("--words needs the name of a CSV file");
  return {
    name: "humanize",
    ultra: values.ultra || values.mode === "premium",
    mode: values.mode === "premium" ? "standard" : parseMode(values.mode),
    tone: parseOneOf("tone", tones, values.tone ?? "neutral"),
    spelling: values.spelling === undefined ? undefined : parseOneOf("spelling", spellings, values.spelling),
    level: parseWhole("--level", values.level, { min: 1, max: 10, byDefault: 7 }),
    seed: parseSeed(values.seed),
    keep: values.keep ?? [],
    words: values.words,
    grammar: values.grammar ?? false,
    output,
    server: parseServer(values),
    file: onlyFile(positionals),
  };
}

/** Parses the options --server and --key. Error messages do not repeat the key. */
function parseServer({ server, key }: { server?: string; key?: string }): ServerChoice | undefined {
  if (server === undefined && key !== undefined) throw new UsageError("--key needs --server");
  if (server === undefined) return undefined;
  const url = URL.parse(server);
  const isAddress = (url?.protocol === "https:" || url?.protocol === "http:") && url.username + url.password === "";
  if (!isAddress || url.search + url.hash !== "") {
    throw new UsageError("--server must be the address of a server, such as https://example.com");
  }
  if (key?.trim() === "") throw new UsageError("--key needs a key");
  return { url: url.href, key };
}

function parseAlternatives(args: string[]): Command {
  const { values, positionals } = parsed(() => parseArgs({ args, options: common, allowPositionals: true }));
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  return {
    name: "alternatives",
    mode: parseMode(values.mode),
    seed: parseSeed(values.seed),
    output: values.json ? "json" : "text",
    file: onlyFile(positionals),
  };
}

function parseDetect(args: string[]): Command {
  const { values, positionals } = parsed(() => parseArgs({ args, options: detecting, allowPositionals: true }));
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  return { name: "detect", output: parseOutput(values), file: onlyFile(positionals) };
}

function parseParse(args: string[]): Command {
  const { values, positionals } = parsed(() => parseArgs({ args, options: asking, allowPositionals: true }));
  if (values.help) return { name: "help" };
  if (values.version) return { name: "version" };
  return { name: "parse", file: onlyFile(positionals) };
}

function parseOutput({ json, jsonl }: { json?: boolean; jsonl?: boolean }): "text" | "json" | "jsonl" {
  if (json && jsonl) throw new UsageError("--json and --jsonl exclude each other");
  if (json) return "json";
  return jsonl ? "jsonl" : "text";
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const option = /^Option '(?:-\w, )?(--\w+).*' argument/.exec(error.message)?.[1];
    if (option !== undefined) {
      throw new UsageError(`${option} needs a value; one that begins with a dash is given as ${option}=VALUE`);
    }
    // The first sentence says what is wrong; the rest is advice about "--" that seldom fits.
    throw new UsageError(error.message.split(/\.\s/)[0]!);
  }
}

function parseMode(value = "standard"): Mode {
  return parseOneOf("mode", modes, value);
}

function parseOneOf<T extends string>(option: string, known: readonly T[], value: string): T {
  const found = known.find((name) => name === value);
  if (found !== undefined) return found;
  throw new UsageError(`unknown ${option} ${JSON.stringify(value)}; use one of ${known.join(", ")}`);
}

/**
 * Parses the option --seed. The permitted range is the same as in the HTTP API, so that both give the same result for a
 * seed.
 */
function parseSeed(value: string | undefined): number {
  return parseWhole("--seed", value, { min: 0, max: 2 ** 31 - 1, byDefault: 1 });
}

function parseWhole(
  option: string,
  value: string | undefined,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
): number {
  if (value === undefined) return byDefault;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
}

function onlyFile([file, second]: readonly string[]): string | undefined {
  if (second !== undefined) throw new UsageError("only one FILE can be given");
  if (file === "") throw new UsageError("FILE is empty. Give the name of a file, or - for standard input.");
  return file === "-" ? undefined : file;
}
