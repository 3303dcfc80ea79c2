import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { uiStrings } from "./strings.ts";

const confirmationMs = 2000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "look" | "size"> {
  readonly text: string;
  /** Returns the text with formatting for the clipboard. Undefined if the text has none. */
  readonly rich?: ((text: string) => RichText) | undefined;
  readonly label?: string;
  readonly className?: string;
}

interface RichText {
  readonly plain: string;
  readonly html: string;
}

/** Shows a button that copies the text, and says so for two seconds, to screen readers too. */
export function CopyButton({ text, rich, label: idle = "Copy", className = "min-w-28", ...looks }: CopyButtonProps) {
  const [status, setStatus] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (status === "idle") return;
    const timer = setTimeout(() => setStatus("idle"), confirmationMs);
    return () => clearTimeout(timer);
  }, [status]);

  async function copy(): Promise<void> {
    const isCopied = rich ? await copyRichText(rich(text)) : await copyText(text);
    setStatus(isCopied ? "copied" : "failed");
  }

  const label = { idle, copied: "Copied!", failed: uiStrings.couldntCopy }[status];
  return (
    <>
      <Button {...looks} className={className} onClick={copy}>
        {status === "copied" ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {label}
      </Button>
      <span role="status" className="sr-only">
        {status === "idle" ? "" : label}
      </span>
    </>
  );
}

/** Copies plain text and HTML, so that each program can paste the format that it supports. */
async function copyRichText({ plain, html }: RichText): Promise<boolean> {
  try {
    const types = { "text/plain": plain, "text/html": html };
    await navigator.clipboard.write([new ClipboardItem(types)]);
    return true;
  } catch {
    return copyText(plain);
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies a text by selecting it, because browsers have no clipboard API on pages without HTTPS. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
