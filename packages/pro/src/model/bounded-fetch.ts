import { ModelFault } from "./fault.ts";

/** More than any answer to a paragraph takes, with the data around each token. */
const mostBytes = 4 * 1024 * 1024;

/** Fetches with a limit on the answer's size and without following redirects. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  // A key and a text are for the configured address only.
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
