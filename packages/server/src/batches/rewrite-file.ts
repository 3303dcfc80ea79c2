import { createBatch } from "@rewright/contract/batches";
import { countWords } from "@rewright/contract/count-words";
import type { EngineName } from "@rewright/contract/engines";
import { messages } from "@rewright/contract/errors";
import { type FileMistake, grammarUnchecked } from "@rewright/contract/findings";
import { plans } from "@rewright/contract/plans";
import { toneFindings } from "@rewright/lite/to-lite-result";
import { isAnnual } from "../accounts/premium/is-annual.ts";
import { readAccount } from "../accounts/read-account.ts";
import { AppError } from "../app-error.ts";
import { checkOptions } from "../grammar/with-mistakes.ts";
import { handicapsMs } from "../priority/classes.ts";
import { answeringEngine } from "../rewriting/answering-engine.ts";
import { checkText } from "../rewriting/check-text.ts";
import { toAsked } from "../rewriting/engine-options.ts";
import { createBatchCipher } from "./batch-cipher.ts";
import type { WorkDeps } from "./deps.ts";
import { FileProblem } from "./document-pool.ts";
import { toFileMistakes } from "./to-file-mistakes.ts";
import type { ClaimedFile } from "./work-store.ts";

interface Watching {
  readonly signal: AbortSignal;
  readonly note: (known: { readonly progress?: number; readonly words?: number }) => void;
}

interface RewrittenFile {
  readonly content: Uint8Array;
  readonly engine: EngineName;
  /** A note for the user about the result, such as that its tone was not applied. */
  readonly problem: string | null;
  /** The possible mistakes in the result. Null if the result was not checked. */
  readonly mistakes: readonly FileMistake[] | null;
  readonly isCounted: boolean;
}

/**
 * The time limit in milliseconds for the check of spelling and grammar. It is long, because no user waits for the
 * check.
 */
const checkMs = 120_000;

const notEnglish = "This file's text isn't English, so we left it unchanged.";
const noText = "This file has no text.";

/**
 * Rewrites one file of a batch and returns the result in the same file format.
 * @throws FileProblem for a problem with the file, its text or its owner's plan
 */
export async function rewriteFile(
  deps: WorkDeps,
  file: ClaimedFile & { readonly content: Uint8Array },
  { signal, note }: Watching,
): Promise<RewrittenFile> {
  const account = await readAccount(deps, { id: file.userId });
  if (!account.isActive) throw new FileProblem(`${messages.account_inactive}.`);
  if (!isAnnual(account)) throw new FileProblem(messages.annual_required);
  const cipher = createBatchCipher(deps);
  const name = cipher.decrypt("name", file.id, file.name).toString();
  const content = cipher.decrypt("content", file.id, file.content);
  const text = await deps.files.read(name, content);
  note({ words: countWords(text) });
  check(text);

  // Options that an earlier release stored lack newer fields. Parsing adds their defaults.
  const { saved_words: _, ...given } = createBatch.input.parse(
    JSON.parse(cipher.decrypt("options", file.batchId, file.options).toString()),
  );
  const { options, grammar } = toAsked({ ...given, text_content: text, ultra: false });
  const outcome = await deps.pro.rewrite(text, options, {
    signal,
    owner: account.id,
    priority: handicapsMs.batch,
    onProgress: ({ done, total }) => note({ progress: total === 0 ? 0 : Math.min(0.99, done / total) }),
  });
  signal.throwIfAborted();
  const { edits, findings, text: rewritten } = outcome.result.report;
  if (findings.some(({ code }) => code === "not_english")) throw new FileProblem(notEnglish);
  const limits = { signal, limitMs: checkMs };
  const checked = grammar ? await deps.grammar.check(rewritten, checkOptions(options), limits) : undefined;
  const saved = await deps.files.save(name, content, edits);
  const { engine, finding, isCounted } = answeringEngine(outcome);
  const isUnchecked = checked?.some(({ code }) => code === grammarUnchecked.code);
  const notes = [
    ...(finding ? [finding] : []),
    ...toneFindings(options, engine),
    ...(isUnchecked ? [grammarUnchecked] : []),
  ];
  const problem = notes.map(({ message }) => message).join(" ") || null;
  const mistakes = checked && !isUnchecked ? toFileMistakes(checked, rewritten) : null;
  return { content: saved, engine, problem, mistakes, isCounted };
}

function check(text: string): void {
  try {
    checkText(plans.premium, text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new FileProblem(error.code === "empty_text" ? noText : error.message);
  }
}
