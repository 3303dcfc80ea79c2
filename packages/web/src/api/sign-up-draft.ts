import { attempt } from "./attempt.ts";
import { draftKey } from "./tool-storage.ts";
import { rememberWantedPlan, wantedPlan } from "./wanted-plan.ts";

/**
 * The storage key of the text and plan that were chosen before signing up. They are in local storage, because the link
 * in the verification email opens another tab.
 */
const carryKey = "sign_up_carry";

/** The milliseconds for which the draft is kept, which are as long as the link in the email is valid. */
const lifeMs = 60 * 60_000;

interface SignUpDraft {
  readonly account: string;
  readonly until: number;
  readonly draft: string | null;
  readonly plan: ReturnType<typeof wantedPlan> | null;
}

/** Saves this tab's text and wanted plan for the tab in which the new account will sign in. */
export function saveSignUpDraft(accountId: string): void {
  attempt(() => {
    const draft = sessionStorage.getItem(draftKey);
    const carried: SignUpDraft = { account: accountId, until: Date.now() + lifeMs, draft, plan: wantedPlan() ?? null };
    if (carried.draft || carried.plan) localStorage.setItem(carryKey, JSON.stringify(carried));
  });
}

/**
 * Restores the saved text and plan in this tab if they belong to this account and the tab has no text. Deletes the
 * saved data in any case.
 */
export function restoreSignUpDraft(accountId: string): void {
  attempt(() => {
    const carried = JSON.parse(localStorage.getItem(carryKey) ?? "null") as SignUpDraft | null;
    localStorage.removeItem(carryKey);
    if (carried?.account !== accountId || !(carried.until > Date.now())) return;
    if (carried.draft && !sessionStorage.getItem(draftKey)) sessionStorage.setItem(draftKey, carried.draft);
    if (carried.plan) rememberWantedPlan(carried.plan);
  });
}

/** Deletes the saved text and plan if they have expired. */
export function deleteExpiredSignUpDraft(): void {
  const carried = attempt(() => JSON.parse(localStorage.getItem(carryKey) ?? "null") as SignUpDraft | null);
  if (carried && !(carried.until > Date.now())) deleteSignUpDraft();
}

export function deleteSignUpDraft(): void {
  attempt(() => localStorage.removeItem(carryKey));
}

/** Returns whether a text was entered in this tab. */
export function hasDraft(): boolean {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as { text?: unknown } | null);
  return typeof draft?.text === "string" && draft.text.trim() !== "";
}
