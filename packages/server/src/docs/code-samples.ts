import type { Endpoint } from "@rewright/contract/endpoint";
import type { ExampleRequest } from "./example-requests.ts";

/** Holds an example in one language, in the form of the OpenAPI extension `x-codeSamples`. */
export interface CodeSample {
  readonly lang: "Shell" | "JavaScript" | "Python";
  readonly label: "curl" | "JavaScript" | "Python";
  readonly source: string;
}

interface Sent {
  readonly url: string;
  readonly method: Endpoint["method"];
  readonly body: object | undefined;
  /** True if the request has an Idempotency-Key. */
  readonly isIdempotent: boolean;
  readonly answer: "json" | "stream" | "file";
}

/**
 * The Idempotency-Key in shell examples. It is fixed, because no command that creates a new key exists on every system.
 */
const exampleKey = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** Returns the examples for an endpoint in three languages. Each reads the API key from the variable REWRIGHT_KEY. */
export function codeSamples(endpoint: Endpoint, { path = {}, body }: ExampleRequest, origin: string): CodeSample[] {
  const { method, isIdempotent = false, isEventStream, fileType } = endpoint;
  const url = origin + endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  const other = isEventStream ? "stream" : "file";
  const sent: Sent = { url, method, body, isIdempotent, answer: isEventStream || fileType ? other : "json" };
  return [
    { lang: "Shell", label: "curl", source: curl(sent) },
    { lang: "JavaScript", label: "JavaScript", source: javaScript(sent) },
    { lang: "Python", label: "Python", source: python(sent) },
  ];
}

function curl({ url, method, body, isIdempotent, answer }: Sent): string {
  const options = [
    ...(answer === "stream" ? ["--no-buffer"] : []),
    ...(answer === "file" ? ["--remote-name --remote-header-name"] : []),
    ...(method === "GET" || (method === "POST" && body) ? [] : [`--request ${method}`]),
    '--header "Authorization: Bearer $REWRIGHT_KEY"',
    ...(isIdempotent ? [`--header "Idempotency-Key: ${exampleKey}"`] : []),
    ...(body
      ? ['--header "Content-Type: application/json"', `--data '${literal(body, json, 4).replaceAll("'", "'\\''")}'`]
      : []),
  ];
  return ["curl --fail-with-body", ...options, url].join(" \\\n  ");
}

const printed: Record<Sent["answer"], { readonly javaScript: string; readonly python: string }> = {
  json: {
    javaScript: "console.dir(await response.json(), { depth: null });",
    python: "    print(json.load(response))",
  },
  stream: {
    javaScript: `for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(text);
}`,
    python: `    for line in response:
        print(line.decode(), end="")`,
  },
  file: {
    javaScript: `await writeFile("result", Buffer.from(await response.arrayBuffer()));`,
    python: `    with open("result", "wb") as file:
        file.write(response.read())`,
  },
};

function javaScript({ url, method, body, isIdempotent, answer }: Sent): string {
  const headers = [
    '    Authorization: "Bearer " + process.env.REWRIGHT_KEY,',
    ...(isIdempotent ? ['    "Idempotency-Key": crypto.randomUUID(),'] : []),
    ...(body ? ['    "Content-Type": "application/json",'] : []),
  ];
  return [
    ...(answer === "file" ? ['import { writeFile } from "node:fs/promises";', ""] : []),
    `const response = await fetch("${url}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    "  headers: {",
    ...headers,
    "  },",
    ...(body ? [`  body: JSON.stringify(${literal(body, json, 2)}),`] : []),
    "});",
    "if (!response.ok) throw new Error((await response.json()).message);",
    printed[answer].javaScript,
  ].join("\n");
}

function python({ url, method, body, isIdempotent, answer }: Sent): string {
  const modules = ["json", "os", "urllib.request", ...(isIdempotent ? ["uuid"] : [])];
  const headers = [
    `        "Authorization": "Bearer " + os.environ["REWRIGHT_KEY"],`,
    ...(isIdempotent ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
    ...(body ? [`        "Content-Type": "application/json",`] : []),
  ];
  const used = modules.filter((name) => name !== "json" || body || answer === "json");
  return [
    ...used.map((name) => `import ${name}`),
    "",
    "request = urllib.request.Request(",
    `    "${url}",`,
    `    method="${method}",`,
    "    headers={",
    ...headers,
    "    },",
    ...(body ? [`    data=json.dumps(${literal(body, pythonWords, 4)}).encode(),`] : []),
    ")",
    "with urllib.request.urlopen(request) as response:",
    printed[answer].python,
  ].join("\n");
}

/** The keywords of a programming language for the JSON values true, false and null. */
type Words = Readonly<Record<"true" | "false" | "null", string>>;

const json: Words = { true: "true", false: "false", null: "null" };
const pythonWords: Words = { true: "True", false: "False", null: "None" };

/**
 * Returns a JSON value as source code of a programming language, with each property of an object on a separate line.
 */
function literal(value: unknown, words: Words, spaces: number): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, words, spaces)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const items = Object.entries(value).map(
      ([name, item]) => `${JSON.stringify(name)}: ${literal(item, words, spaces + 2)}`,
    );
    const line = `\n${" ".repeat(spaces)}`;
    return items.length === 0 ? "{}" : `{${line}  ${items.join(`,${line}  `)}${line}}`;
  }
  if (typeof value === "boolean" || value === null) return words[`${value}`];
  return JSON.stringify(value);
}
