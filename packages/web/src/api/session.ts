import type { getSession, signOut } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { useEffect, useSyncExternalStore } from "react";
import { attempt } from "./attempt.ts";
import { CallError, call, read } from "./call.ts";
import { forgetGoogleReturn } from "./google-return.ts";
import { isAnnual } from "./is-annual.ts";
import { deleteExpiredSignUpDraft, deleteSignUpDraft } from "./sign-up-draft.ts";
import { forgetTexts } from "./tool-storage.ts";
import { forgetWelcome } from "./welcome-once.ts";

/** Holds what the page knows about who is signed in. */
export interface Session {
  /** True until the server has responded. Until then `user` is the account that was cached at the last visit. */
  readonly loading: boolean;
  readonly user: User | undefined;
  /** True if an account was signed in on this page and the server has ended its session. */
  readonly ended: boolean;
}

/**
 * The storage key of the account that is shown at the first paint. The server decides who is signed in, and checks
 * every call.
 */
const cacheKey = "user";
const historyKey = "text_humanizer_history";

const unknown: Session = { loading: true, user: undefined, ended: false };
let session: Session | undefined;
let asked = false;
const listeners = new Set<() => void>();

/** Returns who is signed in. Before the first render in the browser, `user` is undefined. */
export function useSession(): Session {
  const now = useSyncExternalStore(subscribe, current, () => unknown);
  useEffect(() => {
    if (asked) return;
    asked = true;
    deleteExpiredSignUpDraft();
    void askUntilAnswered();
  }, []);
  return now;
}

/** Returns the id of the account that is signed in, as far as the page knows. */
export const signedInId = (): string | undefined => current().user?.id;

const askAgainAfterMs = 5000;

/**
 * Asks the server who is signed in, until it responds. Meanwhile the cached account is kept, so that an outage signs
 * no one out.
 */
export async function askUntilAnswered(): Promise<void> {
  try {
    await refreshSession();
  } catch {
    if (current().loading) settle(current().user);
    setTimeout(() => void askUntilAnswered(), askAgainAfterMs);
  }
}

/** Asks the server who is signed in. @throws CallError */
export async function refreshSession(): Promise<User | undefined> {
  const { user } = await read<typeof getSession>("/api/auth/get-session");
  if (user) settle(user);
  else {
    const ended = session?.ended || (session?.loading === false && session.user !== undefined);
    removeHistory();
    settle(undefined, ended);
  }
  return user ?? undefined;
}

/** Asks the server who is signed in if an error says that the session has ended. */
export function noteRefusal(error: unknown): void {
  if (error instanceof CallError && endedCodes.has(error.code)) refreshSession().catch(() => {});
}

const endedCodes: ReadonlySet<CallError["code"]> = new Set(["signed_out", "account_inactive"]);

/** Sets the signed-in account. `user` is undefined if no one is signed in. */
export function settle(user: User | undefined, ended = false): void {
  // Skips unchanged answers, so that nothing renders again: pages ask every few seconds.
  if (user && session && !session.loading && JSON.stringify(user) === JSON.stringify(session.user)) return;
  session = { loading: false, user, ended };
  if (user) removeHistory(user.id);
  // Where storage is full or refused, the next visit asks the server before it shows an account.
  attempt(() => {
    if (user) localStorage.setItem(cacheKey, JSON.stringify(user));
    else localStorage.removeItem(cacheKey);
  });
  // Style sheets show and hide content by these attributes, which the boot script sets before the first paint.
  document.documentElement.toggleAttribute("data-user", user !== undefined);
  document.documentElement.toggleAttribute("data-premium", user?.plan === "premium");
  document.documentElement.toggleAttribute("data-annual", isAnnual(user));
  document.documentElement.toggleAttribute("data-admin", user?.user_metadata?.role === "admin");
  for (const listener of listeners) listener();
}

/** Ends the session, and deletes the account's data from this device. @throws CallError */
export async function endSession(): Promise<void> {
  await call<typeof signOut>("/api/auth/sign-out", {});
  forgetAccount();
}

/**
 * Deletes the account's data from this browser: the cached account, the history, and the texts in the tool. Called at a
 * log-out or deletion of the account, but not when a session expires.
 */
export function forgetAccount(): void {
  forgetGoogleReturn();
  forgetTexts();
  deleteSignUpDraft();
  forgetWelcome();
  removeHistory();
  settle(undefined);
}

/** Deletes the history from this browser. @param exceptOf The id of an account whose history is kept */
function removeHistory(exceptOf?: string): void {
  attempt(() => {
    const kept = exceptOf && localStorage.getItem(historyKey)?.includes(`"userId":${JSON.stringify(exceptOf)}`);
    if (!kept) localStorage.removeItem(historyKey);
  });
}

function current(): Session {
  session ??= { loading: true, user: cachedUser(), ended: false };
  return session;
}

function cachedUser(): User | undefined {
  const user = attempt(() => JSON.parse(localStorage.getItem(cacheKey) ?? "null") as User | null);
  return typeof user?.email === "string" ? user : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** Updates the session after another tab has signed in or out. */
function onStorage({ key }: StorageEvent): void {
  if (key !== cacheKey && key !== null) return;
  refreshSession().catch(() => {});
}
