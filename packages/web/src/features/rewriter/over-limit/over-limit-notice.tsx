import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { overLimitStrings } from "./strings.ts";

interface OverLimitNoticeProps {
  readonly words: number;
  readonly limit: number;
  /** True if a higher plan accepts longer texts. */
  readonly canUpgrade: boolean;
  /** Rewrites the part of the text within the limit. Undefined if no rewrite is possible now. */
  readonly onRewriteFirst: (() => void) | undefined;
}

/** Shows by how many words a text is too long. Offers to rewrite the part within the limit, or to upgrade. */
export function OverLimitNotice({ words, limit, canUpgrade, onRewriteFirst }: OverLimitNoticeProps) {
  return (
    <Notice
      kind="warning"
      action={
        <span className="-my-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" aria-disabled={!onRewriteFirst} onClick={onRewriteFirst}>
            {overLimitStrings.rewriteFirst(limit)}
          </Button>
          {canUpgrade && (
            <Link to="/pricing" className="font-medium underline underline-offset-4">
              {overLimitStrings.upgrade}
            </Link>
          )}
        </span>
      }
    >
      <strong className="font-semibold">{overLimitStrings.exceeded}</strong> {overLimitStrings.over(words - limit)}
    </Notice>
  );
}
