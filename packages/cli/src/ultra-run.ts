import { type Engine, rewriteDeeper } from "@rewright/engine";
import type { ModelSettings } from "@rewright/pro";
import { ModelSettingsError, readModelSettings } from "@rewright/pro/environment";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";
import type { WordedCommand } from "./with-words.ts";
import type { Writer } from "./writer.ts";

/**
 * Creates the writer for --ultra: the language model that environment variables configure or, without one, the local
 * engine with a deeper search.
 *
 * @throws UsageError if the variables are invalid
 */
export async function ultraRun(engine: Engine, command: WordedCommand, { env, stderr }: Streams): Promise<Writer> {
  const settings = settingsIn(env);
  if (!settings) {
    return { write: (text) => ({ report: rewriteDeeper(engine, text, command), isByModel: false }), ahead: 1 };
  }
  const { rewriteByModel } = await import("./rewrite-by-model.ts");
  return rewriteByModel(engine, command, { settings, stderr });
}

function settingsIn(env: NodeJS.ProcessEnv): ModelSettings | undefined {
  try {
    return readModelSettings(env);
  } catch (error) {
    throw error instanceof ModelSettingsError ? new UsageError(error.message) : error;
  }
}
