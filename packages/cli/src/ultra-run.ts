import { type Engine, rewriteDeeper } from "@rewright/engine";
import type { ModelSettings } from "@rewright/pro";
import { ModelSettingsError, readModelSettings } from "@rewright/pro/environment";
import type { HumanizeCommand } from "./command.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";
import type { Writer } from "./writer.ts";

/**
 * Rewrites by the language model that the environment names, or by the local engine, searching deeper, where it names none.
 * @throws UsageError where its settings are wrong
 */
export async function ultraRun(engine: Engine, command: HumanizeCommand, { env, stderr }: Streams): Promise<Writer> {
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
