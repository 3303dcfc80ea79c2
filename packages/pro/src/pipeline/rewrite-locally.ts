import type { Deeper, EngineClient, ProOptions, ProOutcome, ProRun } from "../pro.ts";

/** Rewrites a text with the local engine alone. All parts are delivered together at the end. */
export async function rewriteLocally<Result>(
  engineClient: EngineClient<Result>,
  text: string,
  options: ProOptions,
  run: ProRun,
): Promise<ProOutcome<Result>> {
  const outcome = { engine: "pro_local", isPartlyLite: false, hasAnswered: false } as const;
  const signal = run.stop ? AbortSignal.any([run.signal, run.stop]) : run.signal;
  let deeper: Deeper<Result>;
  try {
    deeper = await engineClient.rewriteDeeper(text, options, { signal, priority: run.priority });
  } catch (error) {
    run.signal.throwIfAborted();
    if (!run.stop?.aborted) throw error;
    const ticket = { signal: run.signal, priority: run.priority };
    const plan = await engineClient.plan(text, options, ticket);
    const result = await engineClient.compose({ text, plan, choices: plan.chunks.map(() => "unchanged") }, ticket);
    return { ...outcome, result, isStopped: true, delivered: 0 };
  }
  run.signal.throwIfAborted();
  const { parts, result } = deeper;
  run.onProgress?.({ done: parts.length, total: parts.length });
  for (const [index, part] of parts.entries()) {
    const isChanged = part.text !== text.slice(part.start, part.end);
    run.onPart?.({ ...part, index, engine: isChanged ? "pro_local" : "original" });
  }
  return { ...outcome, result, isStopped: false, delivered: parts.length };
}
