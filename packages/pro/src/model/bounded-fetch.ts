import { ModelFault } from "./fault.ts";

/** Far more than any answer to a paragraph takes, with all that is written around each token. */
const mostBytes = 4 * 1024 * 1024;

/** `fetch`, whose answers end with a fault where they are larger than any that we ask for. Redirects are not followed. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  // A key and a text are for the place that the operator named, and for no other.
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new ModelFault("absurd"));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
}
