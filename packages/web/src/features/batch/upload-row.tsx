import { CircleAlert, FileUp } from "lucide-react";
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { RowFrame } from "./row-frame.tsx";
import type { Upload } from "./use-uploads.ts";

interface UploadRowProps {
  readonly upload: Upload;
  readonly onSendAgain: () => void;
  readonly onDismiss: () => void;
}

/** Shows a file that is being uploaded or that failed to upload. */
export function UploadRow({ upload: { file, problem }, onSendAgain, onDismiss }: UploadRowProps) {
  const label = useId();
  const failed = problem !== undefined;
  return (
    <RowFrame
      icon={
        failed ? (
          <CircleAlert size={18} aria-hidden className="text-danger" />
        ) : (
          <FileUp size={18} aria-hidden className="text-soft" />
        )
      }
      name={file.name}
      nameId={label}
      line={failed ? "Not uploaded" : "Sending"}
      problem={problem}
      isFailure={failed}
      action={
        failed && (
          <span className="flex gap-2">
            <Button onClick={onDismiss} aria-label={`Remove: ${file.name}`}>
              Remove
            </Button>
            <Button onClick={onSendAgain} aria-label={`Try Again: ${file.name}`}>
              Try Again
            </Button>
          </span>
        )
      }
    >
      {!failed && <progress aria-labelledby={label} className="run-progress mt-1" />}
    </RowFrame>
  );
}
