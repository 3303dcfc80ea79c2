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

/** Who is signed in, as far as the page knows. */
export interface Session {
  /** True until the server has said who is signed in; `user` is what the last visit knew until then. */
  readonly loading: boolean;
  readonly user: User | undefined;
  /** True when somebody was signed in on this page, and the server says that the session is over. */
  readonly ended: boolean;
}

/** For the first paint only: the server decides who is signed in, and every call is checked there. */
const cacheKey = "user";
const historyKey = "text_humanizer_history";

const unknown: Session = { loading: true, user: undefined, ended: false };
let session: Session | undefined;
let asked = false;
const listeners = new Set<() => void>();

/** Who is signed in. Prerendered pages know nobody until the first client render. */
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

const askAgainAfterMs = 5000;

/** Asks who is signed in until there is an answer. What the last visit knew holds until then: an outage signs nobody out. */
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

/** Takes note where a refusal says that nobody is signed in any more: the page must not go on as if somebody were. */
export function noteRefusal(error: unknown): void {
  if (error instanceof CallError && endedCodes.has(error.code)) refreshSession().catch(() => {});
}

const endedCodes: ReadonlySet<CallError["code"]> = new Set(["signed_out", "account_inactive"]);

/** Takes over what an answer of the server said about the account; undefined after it has ended. */
export function settle(user: User | undefined, ended = false): void {
  // An answer that says nothing new wakes nobody: pages ask every few seconds.
  if (user && session && !session.loading && JSON.stringify(user) === JSON.stringify(session.user)) return;
  session = { loading: false, user, ended };
  if (user) removeHistory(user.id);
  // Where storage is full or refused, the next visit asks the server before it shows anybody.
  attempt(() => {
    if (user) localStorage.setItem(cacheKey, JSON.stringify(user));
    else localStorage.removeItem(cacheKey);
  });
  // Style sheets show what is for whom by these marks, which the boot script sets before the first paint.
  document.documentElement.toggleAttribute("data-user", user !== undefined);
  document.documentElement.toggleAttribute("data-premium", user?.plan === "premium");
  document.documentElement.toggleAttribute("data-annual", isAnnual(user));
  document.documentElement.toggleAttribute("data-admin", user?.user_metadata?.role === "admin");
  for (const listener of listeners) listener();
}

/** Ends the session, and takes what belongs to the account off this device. @throws CallError */
export async function endSession(): Promise<void> {
  await call<typeof signOut>("/api/auth/sign-out", {});
  forgetAccount();
}

/**
 * Takes what belongs to the account off this device: the cached entry, the history, and the texts in the tool. For
 * whoever leaves on purpose; a session that ends by itself leaves the texts.
 */
export function forgetAccount(): void {
  forgetGoogleReturn();
  forgetTexts();
  deleteSignUpDraft();
  forgetWelcome();
  removeHistory();
  settle(undefined);
}

/** @param exceptOf an account whose history stays; the device keeps that of one account at a time */
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

/** Another tab signed in or out. */
function onStorage({ key }: StorageEvent): void {
  if (key !== cacheKey && key !== null) return;
  refreshSession().catch(() => {});
}
