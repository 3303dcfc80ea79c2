import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Field } from "#src/ui/field.tsx";
import { apiKeyStrings } from "./strings.ts";

/** Shows a new API key, with a button that copies it. */
export function NewKey({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);

  // The form that had the focus was removed.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <>
      <Field
        id="new-key"
        label={apiKeyStrings.key}
        ref={field}
        readOnly
        value={secret}
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onFocus={(event) => event.target.select()}
        hint={
          <>
            {apiKeyStrings.howToSend} <code className="font-mono wrap-anywhere">Authorization: Bearer rw_…</code>
          </>
        }
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <CopyButton text={secret} look="primary" />
        <Button onClick={onDone}>{apiKeyStrings.done}</Button>
      </div>
    </>
  );
}
