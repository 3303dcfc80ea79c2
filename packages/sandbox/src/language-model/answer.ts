import type { Fault } from "./faults.ts";
import type { CompletionRequest } from "./prompt.ts";

interface Answer {
  readonly id: string;
  readonly content: string;
  readonly fault: Fault | undefined;
  /** The milliseconds between two pieces of a streamed answer. */
  readonly pieceMs: number;
  readonly signal: AbortSignal;
  /** Closes the connection without finishing the answer. */
  readonly cut: () => void;
}

/** The number of words in each piece of a streamed answer. */
const wordsPerPiece = 8;

/** Sends an answer as one JSON response, without streaming. */
export function completion(request: CompletionRequest, answer: Answer): Response {
  return Response.json({
    ...head(request, answer, "chat.completion"),
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: answer.content, refusal: null },
        logprobs: null,
        finish_reason: finishReason(answer.fault),
      },
    ],
    usage: usageOf(request, answer.content),
  });
}

/** Sends an answer as server-sent events. Some faults cut the stream or stop it half-way. */
export function completionStream(request: CompletionRequest, answer: Answer): Response {
  const { signal, pieceMs, fault, cut } = answer;
  const events = eventsOf(request, answer);
  const breakAt = fault === "cut-stream" || fault === "hang-mid-stream" ? Math.ceil(events.length / 2) : undefined;
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next === breakAt) {
        if (fault === "cut-stream") cut();
        return aborted(signal);
      }
      if (next > 0 && pieceMs > 0) await new Promise((resolve) => setTimeout(resolve, pieceMs));
      const event = events[next++];
      if (event === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(`data: ${event}\n\n`));
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" } });
}

function eventsOf(request: CompletionRequest, answer: Answer): string[] {
  const pieces = answer.content.match(new RegExp(`(?:\\s*\\S+){1,${wordsPerPiece}}\\s*|\\s+$`, "g")) ?? [];
  const withUsage = request.stream_options?.include_usage === true;
  const chunk = (delta: object, finish: string | null) =>
    JSON.stringify({
      ...head(request, answer, "chat.completion.chunk"),
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(withUsage && { usage: null }),
    });
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...pieces.map((content) => chunk({ content }, null)),
    chunk({}, finishReason(answer.fault)),
    ...(withUsage
      ? [
          JSON.stringify({
            ...head(request, answer, "chat.completion.chunk"),
            choices: [],
            usage: usageOf(request, answer.content),
          }),
        ]
      : []),
    "[DONE]",
  ];
}

function head({ model }: CompletionRequest, { id }: Answer, object: string) {
  return {
    id: `chatcmpl-${id}`,
    object,
    created: Math.floor(Date.now() / 1000),
    model,
    system_fingerprint: "stand-in",
  };
}

function finishReason(fault: Fault | undefined): string {
  if (fault === "finish-length") return "length";
  return fault === "content-filter" ? "content_filter" : "stop";
}

/** Estimates the tokens of a request and its answer: four characters for a token, as is usual in English. */
function usageOf({ messages }: CompletionRequest, content: string) {
  const asked = messages.reduce((sum, message) => sum + message.content.length, 0);
  const prompt_tokens = Math.ceil(asked / 4);
  const completion_tokens = Math.ceil(content.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** Resolves when the client has disconnected. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
