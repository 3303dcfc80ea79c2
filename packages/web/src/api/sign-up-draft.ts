import { attempt } from "./attempt.ts";
import { draftKey } from "./tool-storage.ts";
import { rememberWantedPlan, wantedPlan } from "./wanted-plan.ts";

/**
 * Holds the text and the plan that were chosen before signing up, in local storage: the mailed link opens another tab.
 */
const carryKey = "sign_up_carry";

/** Equals the lifetime of the mailed link. */
const lifeMs = 60 * 60_000;

interface SignUpDraft {
  readonly account: string;
  readonly until: number;
  readonly draft: string | null;
  readonly plan: ReturnType<typeof wantedPlan> | null;
}

/** Saves this tab's text and wanted plan for the tab in which the new account signs in. */
export function saveSignUpDraft(accountId: string): void {
  attempt(() => {
    const draft = sessionStorage.getItem(draftKey);
    const carried: SignUpDraft = { account: accountId, until: Date.now() + lifeMs, draft, plan: wantedPlan() ?? null };
    if (carried.draft || carried.plan) localStorage.setItem(carryKey, JSON.stringify(carried));
  });
}

/** Restores the draft in this tab when it is this account's and the tab has no text. Deletes the draft either way. */
export function restoreSignUpDraft(accountId: string): void {
  attempt(() => {
    const carried = JSON.parse(localStorage.getItem(carryKey) ?? "null") as SignUpDraft | null;
    localStorage.removeItem(carryKey);
    if (carried?.account !== accountId || !(carried.until > Date.now())) return;
    if (carried.draft && !sessionStorage.getItem(draftKey)) sessionStorage.setItem(draftKey, carried.draft);
    if (carried.plan) rememberWantedPlan(carried.plan);
  });
}

/** Deletes the draft when it has expired. */
export function deleteExpiredSignUpDraft(): void {
  const carried = attempt(() => JSON.parse(localStorage.getItem(carryKey) ?? "null") as SignUpDraft | null);
  if (carried && !(carried.until > Date.now())) deleteSignUpDraft();
}

export function deleteSignUpDraft(): void {
  attempt(() => localStorage.removeItem(carryKey));
}

/** Returns true when a text was entered in this tab. */
export function hasDraft(): boolean {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as { text?: unknown } | null);
  return typeof draft?.text === "string" && draft.text.trim() !== "";
}
