/**
 * Lists the faults that the endpoint of the simulated model can show. For the last group, the answer begins correctly.
 */
export const faults = [
  "timeout",
  "slow",
  "429",
  "429-date",
  "500",
  "502",
  "503",
  "wrong-key",
  "connection-reset",
  "not-json",
  "html",
  "absurd",
  "empty",
  "whitespace",
  "giant",
  "cut-stream",
  "hang-mid-stream",
  "finish-length",
  "content-filter",
] as const;
export type Fault = (typeof faults)[number];

/** The milliseconds before the first word of an answer with the fault "slow". */
export const slowMs = 800;

/** The number of characters of an oversized answer. */
const giantCharacters = 3_000_000;

/** Returns the content of a faulty answer, or undefined if the fault is not in the content. */
export function faultyContent(fault: Fault): string | undefined {
  if (fault === "empty") return "";
  if (fault === "whitespace") return " \n\n ";
  if (fault === "giant") return "and so on ".repeat(giantCharacters / 10);
  return undefined;
}

/** Returns the response for a fault that replaces the whole answer, or undefined for other faults. */
export function faultyResponse(fault: Fault): Response | undefined {
  switch (fault) {
    case "429":
      return refuse(429, "rate_limit_error", "Rate limit reached.", { "Retry-After": "1" });
    case "429-date":
      return refuse(429, "rate_limit_error", "Rate limit reached.", {
        "Retry-After": new Date(Date.now() + 1000).toUTCString(),
      });
    case "500":
    case "502":
    case "503":
      return refuse(Number(fault), "server_error", "The server had an error while processing your request.");
    case "wrong-key":
      return refuse(401, "invalid_request_error", "Incorrect API key provided.");
    case "not-json":
      return new Response("The answer is", { headers: { "Content-Type": "application/json" } });
    case "html":
      return new Response("<!doctype html><title>Welcome</title>", { headers: { "Content-Type": "text/html" } });
    case "absurd":
      return Response.json({ answer: 42, choices: "none" });
    default:
      return undefined;
  }
}

/** Creates an error response in the format of the OpenAI protocol. */
export function refuse(status: number, type: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message, type, param: null, code: null } }, { status, headers });
}
