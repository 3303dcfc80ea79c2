import { createHmac } from "node:crypto";
import type { RunEvent } from "@rewright/contract/runs";
import type { Asked } from "../rewriting/engine-options.ts";
import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKey } from "../secrets/secret.ts";
import type { RunKey } from "./store.ts";

/** Encrypts the events of a run, which contain its text, and hashes its request. */
export interface RunCipher {
  encrypt(run: RunKey, number: number, event: RunEvent): Buffer;
  decrypt(run: RunKey, number: number, payload: Uint8Array): RunEvent;
  /** Returns a hash that is the same for the same request and reveals nothing else of it. */
  hash(asked: Asked): Buffer;
}

export function createRunCipher(secret: string): RunCipher {
  const eventKey = deriveKey(secret, "runs");
  const requestKey = deriveKey(secret, "run requests");
  const purpose = ({ userId, id }: RunKey, number: number) => `event ${number} of run ${id} of ${userId}`;
  return {
    encrypt: (run, number, event) => encrypt(eventKey, purpose(run, number), JSON.stringify(event)),
    decrypt: (run, number, payload) =>
      JSON.parse(decrypt(eventKey, purpose(run, number), payload).toString()) as RunEvent,
    hash: (asked) => createHmac("sha256", requestKey).update(JSON.stringify(asked)).digest(),
  };
}
