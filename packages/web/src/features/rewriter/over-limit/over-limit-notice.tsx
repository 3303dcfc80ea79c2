import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Writer } from "../state/writer.ts";
import { overLimitStrings } from "./strings.ts";

interface OverLimitNoticeProps {
  readonly words: number;
  readonly writer: Pick<Writer, "wordLimit" | "canUpgrade" | "mayHumanize">;
  /** Undefined while a rewrite is in progress. */
  readonly onRewriteFirst: (() => void) | undefined;
}

/**
 * Shows by how many words a text is too long, and offers to rewrite the part that fits, for which visitors may have to
 * sign up first, or to upgrade.
 */
export function OverLimitNotice({ words, writer, onRewriteFirst }: OverLimitNoticeProps) {
  const { wordLimit: limit, canUpgrade, mayHumanize } = writer;
  const label = mayHumanize ? overLimitStrings.rewriteFirst : overLimitStrings.signUp;
  return (
    <Notice
      kind="warning"
      action={
        <span className="-my-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" aria-disabled={!onRewriteFirst} onClick={onRewriteFirst}>
            {label(limit)}
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
