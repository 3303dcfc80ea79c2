import clsx from "clsx";
import { RefreshCw } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import type { Allowance } from "../state/writer.ts";
import { versionStrings } from "./strings.ts";

interface VersionBarProps {
  readonly count: number;
  /** The index of the version that is shown. */
  readonly at: number;
  readonly onShow: (index: number) => void;
  readonly onAnother: () => void;
  readonly allowance: Allowance;
}

/** Shows the number of the current version and of all versions, with buttons to switch and to request another one. */
export function VersionBar({ count, at, onShow, onAnother, allowance }: VersionBarProps) {
  const counts = versionStrings.counts[allowance];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-2 text-sm md:px-5">
      {count > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div role="group" aria-label={versionStrings.group} className="flex flex-wrap gap-1">
          {Array.from({ length: count }, (_, index) => (
            <Button
              key={versionStrings.version(index + 1)}
              size="small"
              aria-pressed={index === at}
              onClick={() => onShow(index)}
              className={clsx(index === at && "border-pencil! bg-pencil-wash text-pencil!")}
            >
              {versionStrings.version(index + 1)}
            </Button>
          ))}
        </div>
      )}
      <span className="flex flex-wrap items-center gap-x-2">
        <Button
          look="plain"
          size="small"
          className="-ml-2"
          aria-describedby={counts && "version-counts"}
          onClick={onAnother}
        >
          <RefreshCw size={14} aria-hidden />
          {versionStrings.another}
        </Button>
        {counts && (
          <span id="version-counts" className="text-soft">
            {counts}
          </span>
        )}
      </span>
    </div>
  );
}
