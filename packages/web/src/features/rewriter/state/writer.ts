import type { Mode } from "@rewright/contract/rewriting";
import type { CallError } from "#src/api/call.ts";

/** How many rewrites a user has: no limit, some left, or none left now. */
export type Allowance = "unlimited" | "left" | "none";

/** Describes the user of the tool: what they may do, and callbacks for what they did. */
export interface Writer {
  /** The id of the account; null for a visitor, undefined until it is known. */
  readonly account: string | null | undefined;
  /** False for a visitor who must sign up before the first rewrite. */
  readonly mayHumanize: boolean;
  /** The most words in one text. */
  readonly wordLimit: number;
  /** True if a higher plan accepts longer texts. */
  readonly canUpgrade: boolean;
  /** Whether rewrites are counted, and whether any are left. */
  readonly allowance: Allowance;
  /** Whether the plan includes Ultra run; undefined until it is known. */
  readonly mayRunUltra: boolean | undefined;
  /** True while the user has free Pro rewrites left, with which Humanize Pro does every rewrite. */
  readonly hasCredits: boolean;
  /** True if the session has ended while the page was open, so that data about the account is out of date. */
  readonly signedOut: boolean;
  readonly onSignUp: () => void;
  readonly onLogIn: () => void;
  /** Called when Ultra run was requested but the plan does not include it. */
  readonly onPremiumRequired: () => void;
  /** Called when a text was rewritten. */
  readonly onRun: (done: {
    /** The id of the rewrite. Several tabs can wait for the same rewrite by Humanize Pro. */
    readonly id: string;
    readonly originalText: string;
    readonly humanizedText: string;
    readonly mode: Mode;
  }) => void;
  /** Called when the user has changed the text of a result. */
  readonly onEdited: (edited: { readonly id: string; readonly humanizedText: string }) => void;
  /** Called when a rewrite was refused or failed. */
  readonly onRefused: (code: CallError["code"]) => void;
}
