import { decrypt, encrypt } from "../secrets/encryption.ts";
import { deriveKeys, type Secrets } from "../secrets/secret.ts";
import { FileProblem } from "./document-pool.ts";

/** The database columns of batches and files that are stored encrypted. */
type Encrypted = "options" | "name" | "content" | "result" | "mistakes";

/** The message for a file that was encrypted with a secret that is no longer configured. */
export const unreadable = "We can't open this file anymore. Please add it again.";

/**
 * Encrypts the columns of batches and files. Each value is bound to its row and column, so it cannot be moved to
 * another row or column.
 */
export function createBatchCipher({ secrets }: { readonly secrets: Secrets }) {
  const keys = deriveKeys(secrets, "batches");
  const purpose = (what: Encrypted, id: string) => `${what} of ${id}`;
  /** Decrypts a value. Returns undefined if it was encrypted with an unknown key. */
  function open(what: Encrypted, id: string, encrypted: Uint8Array): Buffer | undefined {
    try {
      return decrypt(keys, purpose(what, id), encrypted);
    } catch {
      return undefined;
    }
  }
  return {
    encrypt: (what: Encrypted, id: string, content: Uint8Array | string) => encrypt(keys, purpose(what, id), content),
    open,
    /**
     * Decrypts a value.
     * @throws FileProblem if it was encrypted with an unknown key
     */
    decrypt(what: Encrypted, id: string, encrypted: Uint8Array): Buffer {
      const opened = open(what, id, encrypted);
      if (!opened) throw new FileProblem(unreadable);
      return opened;
    },
  };
}
