import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { partsStrings } from "../strings.ts";

interface MissingRowProps {
  /** The name of the rows in the plural, such as "users". */
  readonly label: string;
  readonly onClose: () => void;
}

/** Shows a message if the URL names a row that does not exist. */
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
