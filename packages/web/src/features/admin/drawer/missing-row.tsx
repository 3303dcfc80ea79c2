import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partsStrings } from "../strings.ts";

interface MissingRowProps {
  /** Names the rows in the plural. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Shows a message when the address names a row that the list does not contain. */
export function MissingRow({ label, onClose }: MissingRowProps) {
  return (
    <div className="mb-4 overflow-hidden rounded-control">
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={onClose}>
            {partsStrings.close}
          </Button>
        }
      >
        {partsStrings.missingItem(label)}
      </Notice>
    </div>
  );
}
