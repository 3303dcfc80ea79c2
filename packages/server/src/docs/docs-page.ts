import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../escape-html.ts";
import { describeFields } from "./describe-fields.ts";
import type { Answer, OpenApi, Operation } from "./openapi.ts";

/** The style sheet of the API documentation page. It is part of the page's HTML. */
const style = readFileSync(join(import.meta.dirname, "docs-page.css"), "utf8");

/** Returns the API documentation as an HTML page. */
export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const contents = operations.map(
    ({ path, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${escapeHtml(path)}</code></a> ${escapeHtml(operation.summary)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p><a href="/">Back to the home page</a></p>
<h1>${escapeHtml(info.title)}</h1>
<p>Version ${escapeHtml(info.version)}. ${escapeHtml(info.description)}
The same description for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Addresses"><ul>${contents.join("\n")}</ul></nav>
${operations.map(section).join("\n")}
</main>
</body>
</html>
`;
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { 200: done, ...errors } = operation.responses;
  return `<section aria-labelledby="${operation.operationId}">
<h2 id="${operation.operationId}"><code>${method} ${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></h2>
<p>${escapeHtml(operation.description)}</p>
<h3>Request</h3>
${fieldTable(inputOf(operation))}
<h3>Answer</h3>
${done ? describeAnswer(done) : ""}
<h3>Errors</h3>
${table(["Status", "Code", "Sentence"], errorRows(errors))}
</section>`;
}

function describeAnswer({ content: { "application/json": json, ...files } }: Answer): string {
  return json ? fieldTable(json.schema) : `<p>A file: ${escapeHtml(Object.keys(files).join(", "))}.</p>`;
}

/** Returns all fields of a request as one schema: those in the path, the query and the body. */
function inputOf({ parameters = [], requestBody }: Operation): Parameters<typeof describeFields>[0] {
  if (requestBody) return requestBody.content["application/json"].schema;
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function fieldTable(schema: Parameters<typeof describeFields>[0]): string {
  const rows = describeFields(schema).map(({ name, type, isRequired, description }) => [
    `<code>${escapeHtml(name)}</code>`,
    escapeHtml(type),
    isRequired ? "always" : "optional",
    escapeHtml(description),
  ]);
  return table(["Field", "Type", "Present", "Meaning"], rows);
}

function errorRows(errors: Record<string, Answer>): string[][] {
  return Object.entries(errors).flatMap(([status, { content }]) =>
    Object.entries(content["application/json"]?.examples ?? {}).map(([code, { value }]) => [
      status,
      `<code>${escapeHtml(code)}</code>`,
      escapeHtml(value.message),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="table" tabindex="0" role="group" aria-label="${head.join(", ")}"><table>
<thead><tr>${headCells}</tr></thead>
<tbody>${bodyRows.join("\n")}</tbody></table></div>`;
}
