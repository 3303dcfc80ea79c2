import { createHmac } from "node:crypto";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKeys, type Secrets, withEach } from "../secrets/secret.ts";
import type { Guest } from "../usage/guest.ts";

type Hashes = readonly [current: Buffer, ...others: Buffer[]];

/** Holds a request with an Idempotency-Key. */
export interface KeyedRequest {
  readonly path: string;
  readonly idempotencyKey: string;
  /** The fields of the request after they were checked. */
  readonly input: object;
  readonly guest: Guest;
  readonly account?: { readonly id: string } | undefined;
}

/** Hashes requests and encrypts answers, so that the database holds neither texts nor keys of callers. */
export interface RequestCipher {
  /**
   * Returns hashes of the endpoint, the caller and the key, one for each secret. A caller without an account is
   * recognized by the address, because a request whose answer was lost has no cookie.
   */
  keyHashes(request: KeyedRequest): Hashes;
  /** Returns hashes of the request's fields, one for each secret. */
  requestHashes(request: KeyedRequest): Hashes;
  encrypt(keyHash: Uint8Array, answer: HumanizeResult): Buffer;
  decrypt(keyHash: Uint8Array, answer: Uint8Array): HumanizeResult;
}

export function createRequestCipher(secrets: Secrets): RequestCipher {
  const hashKeys = deriveKeys(secrets, "idempotent requests");
  const answerKeys = deriveKeys(secrets, "idempotent answers");
  const hashOf = (key: Buffer, parts: readonly unknown[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  const purpose = (keyHash: Uint8Array) => `answer of ${Buffer.from(keyHash).toString("base64url")}`;
  return {
    keyHashes({ path, idempotencyKey, guest, account }) {
      const callers = account
        ? hashKeys.map(() => `account:${account.id}`)
        : [guest.addressHash, ...guest.otherAddressHashes].map((hash) => `address:${hash}`);
      const [current, ...others] = hashKeys.map((key, index) =>
        hashOf(key, ["key", path, callers[index], idempotencyKey]),
      );
      return [current!, ...others];
    },
    requestHashes: ({ path, input }) => withEach(hashKeys, (key) => hashOf(key, ["request", path, input])),
    encrypt: (keyHash, answer) => encrypt(answerKeys, purpose(keyHash), JSON.stringify(answer)),
    decrypt: (keyHash, answer) =>
      JSON.parse(decrypt(answerKeys, purpose(keyHash), answer).toString()) as HumanizeResult,
  };
}
