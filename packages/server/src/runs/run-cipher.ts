import type { RunEvent } from "@rewright/contract/runs";
import type { Asked } from "../rewriting/engine-options.ts";
import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKeys, digestsOf, type Secrets } from "../secrets/secret.ts";
import type { RunKey } from "./store.ts";

/** Encrypts the events of a background rewrite, which contain its text, and hashes the request that started it. */
export interface RunCipher {
  encrypt(run: RunKey, number: number, event: RunEvent): Buffer;
  decrypt(run: RunKey, number: number, payload: Uint8Array): RunEvent;
  /** Returns a hash of a request. Equal requests have equal hashes, and a hash reveals nothing else. */
  hash(asked: Asked): Buffer;
  /** Returns whether the hash belongs to this request. */
  isOf(asked: Asked, hash: Uint8Array): boolean;
}

export function createRunCipher(secrets: Secrets): RunCipher {
  const eventKeys = deriveKeys(secrets, "runs");
  const requestKeys = deriveKeys(secrets, "run requests");
  const purpose = ({ userId, id }: RunKey, number: number) => `event ${number} of run ${id} of ${userId}`;
  return {
    encrypt: (run, number, event) => encrypt(eventKeys, purpose(run, number), JSON.stringify(event)),
    decrypt: (run, number, payload) =>
      JSON.parse(decrypt(eventKeys, purpose(run, number), payload).toString()) as RunEvent,
    hash: (asked) => digestsOf(requestKeys, asked)[0],
    isOf: (asked, hash) => digestsOf(requestKeys, asked).some((one) => one.equals(hash)),
  };
}
