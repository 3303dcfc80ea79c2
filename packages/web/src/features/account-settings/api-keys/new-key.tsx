import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { controlClass, describedBy, FieldFrame } from "#src/ui/field-frame.tsx";
import { apiKeyStrings } from "./strings.ts";

/** Shows a new API key, with a button that copies it. */
export function NewKey({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);

  // The form that had the focus was removed.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <>
      <FieldFrame
        id="new-key"
        label={apiKeyStrings.key}
        hint={
          <>
            {apiKeyStrings.howToSend} <code className="wrap-anywhere">Authorization: Bearer rw_…</code>
          </>
        }
      >
        {/* Unlike an input, shows the whole key on a phone too. */}
        <textarea
          id="new-key"
          ref={field}
          readOnly
          rows={2}
          value={secret}
          autoComplete="off"
          spellCheck={false}
          {...describedBy("new-key", undefined, true)}
          onFocus={(event) => event.target.select()}
          className={`block resize-none px-3 py-2.5 break-all [font-family:monospace] ${controlClass(undefined)}`}
        />
      </FieldFrame>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <CopyButton text={secret} look="primary" />
        <Button onClick={onDone}>{apiKeyStrings.done}</Button>
      </div>
    </>
  );
}
