import type { HumanizeResult } from "@rewright/contract/rewriting";
import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKeys, digestsOf, type Secrets } from "../secrets/secret.ts";
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
  /** Returns a hash of the request's fields. */
  requestHash(request: KeyedRequest): Buffer;
  /** Returns whether the hash belongs to this request. */
  isOf(request: KeyedRequest, requestHash: Uint8Array): boolean;
  encrypt(keyHash: Uint8Array, answer: HumanizeResult): Buffer;
  decrypt(keyHash: Uint8Array, answer: Uint8Array): HumanizeResult;
}

export function createRequestCipher(secrets: Secrets): RequestCipher {
  const hashKeys = deriveKeys(secrets, "idempotent requests");
  const answerKeys = deriveKeys(secrets, "idempotent answers");
  const requestHashes = ({ path, input }: KeyedRequest) => digestsOf(hashKeys, ["request", path, input]);
  const purpose = (keyHash: Uint8Array) => `answer of ${Buffer.from(keyHash).toString("base64url")}`;
  return {
    keyHashes({ path, idempotencyKey, guest, account }) {
      const callers = account
        ? hashKeys.map(() => `account:${account.id}`)
        : [guest.addressHash, ...guest.otherAddressHashes].map((hash) => `address:${hash}`);
      const [current, ...others] = hashKeys.map(
        (key, index) => digestsOf([key], ["key", path, callers[index], idempotencyKey])[0],
      );
      return [current!, ...others];
    },
    requestHash: (request) => requestHashes(request)[0],
    isOf: (request, requestHash) => requestHashes(request).some((hash) => hash.equals(requestHash)),
    encrypt: (keyHash, answer) => encrypt(answerKeys, purpose(keyHash), JSON.stringify(answer)),
    decrypt: (keyHash, answer) =>
      JSON.parse(decrypt(answerKeys, purpose(keyHash), answer).toString()) as HumanizeResult,
  };
}
