import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";

const confirmationMs = 2000;

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, "look" | "size"> {
  readonly text: string;
  readonly label?: string;
  readonly className?: string;
}

/** Copies the text and says so for two seconds, aloud too. */
export function CopyButton({ text, label: idle = "Copy", className = "min-w-28", ...looks }: CopyButtonProps) {
  const [status, setStatus] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (status === "idle") return;
    const timer = setTimeout(() => setStatus("idle"), confirmationMs);
    return () => clearTimeout(timer);
  }, [status]);

  const label = { idle, copied: "Copied!", failed: "Could not copy" }[status];
  return (
    <>
      <Button
        {...looks}
        className={className}
        onClick={async () => setStatus((await copyText(text)) ? "copied" : "failed")}
      >
        {status === "copied" ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {label}
      </Button>
      <span role="status" className="sr-only">
        {status === "idle" ? "" : label}
      </span>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages without TLS have no clipboard API. */
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
