import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKey } from "../secrets/secret.ts";
import { FileProblem } from "./document-pool.ts";

/** What of a batch or of its files is stored encrypted. */
type Encrypted = "options" | "name" | "content" | "result";

/** Said of what was stored while the product had another secret. */
export const unreadable = "We can't read this file anymore. Please add it again.";

/** The encryption of what people entrust to a batch: for each row and column apart, so that nothing can be moved. */
export function createBatchCipher({ secret }: { readonly secret: string }) {
  const key = deriveKey(secret, "batches");
  const purpose = (what: Encrypted, id: string) => `${what} of ${id}`;
  /** Undefined where it was stored under another key. */
  function open(what: Encrypted, id: string, encrypted: Uint8Array): Buffer | undefined {
    try {
      return decrypt(key, purpose(what, id), encrypted);
    } catch {
      return undefined;
    }
  }
  return {
    encrypt: (what: Encrypted, id: string, content: Uint8Array | string) => encrypt(key, purpose(what, id), content),
    open,
    /** @throws FileProblem where it was stored under another key */
    decrypt(what: Encrypted, id: string, encrypted: Uint8Array): Buffer {
      const opened = open(what, id, encrypted);
      if (!opened) throw new FileProblem(unreadable);
      return opened;
    },
  };
}
