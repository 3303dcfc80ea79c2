import { ModelFault } from "./fault.ts";

/**
 * The most bytes of a response: far more than a rewritten paragraph takes, even as a stream with metadata for each
 * token.
 */
const mostBytes = 4 * 1024 * 1024;

/** Does what `fetch` does, but fails if the response has more than 4 MiB, and follows no redirects. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  // The key and the text may only go to the host that the operator configured.
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
