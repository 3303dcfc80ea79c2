import { seal, unseal } from "../secrets/encryption.ts";
import { deriveKey } from "../secrets/secret.ts";
import { FileProblem } from "./document-pool.ts";

/** What of a batch or of its files is stored encrypted. */
type Sealed = "options" | "name" | "content" | "result";

/** Said of what was stored while the product had another secret. */
export const unreadable = "We can't read this file anymore. Please add it again.";

/** The encryption of what people entrust to a batch: for each row and column apart, so that nothing can be moved. */
export function sealsOf({ secret }: { readonly secret: string }) {
  const key = deriveKey(secret, "batches");
  const purpose = (what: Sealed, id: string) => `${what} of ${id}`;
  /** Undefined where it was stored under another key. */
  function open(what: Sealed, id: string, sealed: Uint8Array): Buffer | undefined {
    try {
      return unseal(key, purpose(what, id), sealed);
    } catch {
      return undefined;
    }
  }
  return {
    seal: (what: Sealed, id: string, content: Uint8Array | string) => seal(key, purpose(what, id), content),
    open,
    /** @throws FileProblem where it was stored under another key */
    unseal(what: Sealed, id: string, sealed: Uint8Array): Buffer {
      const opened = open(what, id, sealed);
      if (!opened) throw new FileProblem(unreadable);
      return opened;
    },
  };
}
