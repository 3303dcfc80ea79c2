import type { Mode } from "@rewright/contract/rewriting";
import type { CallError } from "#src/api/call.ts";

/** Who uses the tool, as far as it matters here: what they may do, and who is told what they did. */
export interface Writer {
  /** Id of the account; null for a visitor, undefined while that is not known yet. */
  readonly account: string | null | undefined;
  /** False for a visitor who must sign up before anything is rewritten. */
  readonly mayHumanize: boolean;
  /** Words in one text. */
  readonly wordLimit: number;
  /** True where a better plan takes longer texts. */
  readonly canUpgrade: boolean;
  /** Ultra run is part of the plan; undefined while that is not known yet. */
  readonly mayRunUltra: boolean | undefined;
  /** Complimentary generations are left: Humanize Pro answers whatever is sent. */
  readonly hasCredits: boolean;
  /** The session ended while the page was open: what it said about the account no longer holds. */
  readonly signedOut: boolean;
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** Ultra run was asked for, and is not part of the plan. */
  readonly onPremiumRequired: () => void;
  /** A text was rewritten. */
  readonly onRun: (done: {
    /** The run's, where Humanize Pro was asked: several tabs may watch the same one. */
    readonly id: string;
    readonly originalText: string;
    readonly humanizedText: string;
    readonly mode: Mode;
  }) => void;
  /** The text of a rewrite, as it is shown, is another one than before. */
  readonly onEdited: (edited: { readonly id: string; readonly humanizedText: string }) => void;
  /** A rewriting was refused, or failed. */
  readonly onRefused: (code: CallError["code"]) => void;
}
