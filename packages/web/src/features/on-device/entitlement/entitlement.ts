import type { EntitlementClaims, readEntitlement } from "@rewright/contract/private-mode";
import { CallError, read } from "#src/api/call.ts";
import { storeName } from "../models/model-store.ts";
import { type Clock, clockAt, leftMs, seenAt } from "./clock.ts";
import { type SignedToken, verifyToken } from "./verify-token.ts";

/** Holds the permission to use private mode, as it is stored with the models. */
interface Stored {
  readonly signed: SignedToken;
  readonly clock: Clock;
}

/** Holds a valid permission to use private mode. */
export interface Entitlement extends Pick<EntitlementClaims, "account" | "plan" | "words"> {
  /** The milliseconds for which the permission is valid without a new check. */
  readonly leftMs: number;
}

/**
 * Lists why private mode may not be used: the server refused it, the last check was too long ago ("expired"), or there
 * is no stored permission and the server does not respond ("unknown").
 */
export type Refusal = "off" | "premium" | "signed_out" | "expired" | "unknown";

const address = "/private/entitlement";

const refusals: Partial<Record<CallError["code"], Refusal>> = {
  private_mode_off: "off",
  premium_required: "premium",
  signed_out: "signed_out",
  account_inactive: "signed_out",
};

/**
 * Asks the server whether private mode may be used, and stores the answer. Without a connection, the stored permission
 * applies until it expires.
 */
export async function checkEntitlement(account: string | undefined): Promise<Entitlement | Refusal> {
  try {
    const signed = await read<typeof readEntitlement>("/api/private/entitlement");
    const claims = await verifyToken(signed);
    if (!claims) return "unknown";
    return await keep({ signed, clock: clockAt(claims, Date.now()) }, claims);
  } catch (error) {
    const refusal = error instanceof CallError ? refusals[error.code] : undefined;
    if (!refusal) return storedEntitlement(account);
    await (await caches.open(storeName)).delete(address);
    return refusal;
  }
}

/** Returns the stored permission of the account that is signed in here, and notes the time of its use. */
async function storedEntitlement(account: string | undefined): Promise<Entitlement | Refusal> {
  const stored = await load();
  const claims = stored && (await verifyToken(stored.signed));
  if (!stored || !claims) return "unknown";
  if (claims.account !== null && claims.account !== account) return "signed_out";
  return keep({ ...stored, clock: seenAt(stored.clock, Date.now()) }, claims);
}

async function keep(stored: Stored, { account, plan, words, exp }: EntitlementClaims): Promise<Entitlement | Refusal> {
  const store = await caches.open(storeName);
  await store.put(address, Response.json(stored));
  const left = leftMs({ exp }, stored.clock);
  return left > 0 ? { account, plan, words, leftMs: left } : "expired";
}

async function load(): Promise<Stored | undefined> {
  if (!(await caches.has(storeName))) return undefined;
  const stored = await (await caches.open(storeName)).match(address);
  return stored?.json().catch(() => undefined);
}
