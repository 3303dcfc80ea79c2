import { seal, unseal } from "../sealed.ts";
import { deriveKey } from "../secret.ts";

/** What of a batch or of its files is stored encrypted. */
type Sealed = "options" | "name" | "content" | "result";

/** The encryption of what people entrust to a batch: for each row and column apart, so that nothing can be moved. */
export function sealsOf({ secret }: { readonly secret: string }) {
  const key = deriveKey(secret, "batches");
  return {
    seal: (what: Sealed, id: string, content: Uint8Array | string) => seal(key, `${what} of ${id}`, content),
    unseal: (what: Sealed, id: string, sealed: Uint8Array) => unseal(key, `${what} of ${id}`, sealed),
  };
}
