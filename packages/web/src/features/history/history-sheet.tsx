import { historyLimits } from "@rewright/contract/limits";
import type { User } from "@rewright/contract/user";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { showToast } from "#src/ui/toast.ts";
import { Toasts } from "#src/ui/toasts.tsx";
import { useOpener } from "#src/ui/use-opener.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { HistoryNotices } from "./history-notices.tsx";
import type { LocalItem } from "./local-history.ts";
import { historyStrings } from "./strings.ts";
import { restoreItem } from "./sync-history.ts";
import { useHistory } from "./use-history.ts";

interface HistorySheetProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Called when the user wants to rewrite an entry's original again. */
  readonly onUse: (item: LocalItem) => void;
}

/** Shows the sidebar with the saved rewrites of a Premium account. */
export default function HistorySheet({ user, onClose, onUse }: HistorySheetProps) {
  const history = useHistory(user);
  const { items, loading, busy } = history;
  const [openId, setOpenId] = useState<string>();
  const returnFocus = useOpener();
  const [asking, setAsking] = useState<"clear" | LocalItem>();

  async function confirm(): Promise<void> {
    if (asking === "clear") {
      if (await history.clear()) showToast(historyStrings.yourHistoryWasDeleted);
    } else if (asking && (await history.remove(asking.id))) {
      // Offers no undo while history is off, because restoring would save an item.
      const undo = user.history_enabled ? () => void restoreItem(user, asking) : undefined;
      showToast(historyStrings.deletedFromYourHistory, undo);
    }
    setAsking(undefined);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, whose style sheet the content security policy refuses. */}
        <div className="dialog-backdrop appear fixed inset-0 z-40" aria-hidden />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="slide-in fixed inset-y-0 left-0 z-40 flex w-full flex-col border-r border-hairline bg-sheet outline-none md:w-112"
        >
          <SheetHead />
          <HistoryNotices history={history} enabled={user.history_enabled} />
          <div className="flex-1 overflow-y-auto" aria-busy={loading}>
            {items.length > 0 && (
              <HistoryList items={items} openId={openId} onOpen={setOpenId} onUse={onUse} onDelete={setAsking} />
            )}
            {items.length === 0 && (loading ? <Loading /> : !history.syncError && <Empty />)}
          </div>
          <SheetFoot
            enabled={user.history_enabled}
            isEmpty={items.length === 0}
            onEnable={(enabled) => !busy && history.setEnabled(enabled)}
            onClear={() => setAsking("clear")}
          />
          {asking && (
            <DeletionDialog
              item={asking}
              count={items.length}
              busy={busy}
              onConfirm={confirm}
              onClose={() => setAsking(undefined)}
            />
          )}
          <Toasts />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SheetHead() {
  return (
    <div className="flex items-center gap-3 border-b border-hairline px-4 py-3 md:px-5">
      <Dialog.Title className="flex-1 text-title">{historyStrings.history}</Dialog.Title>
      <Dialog.Close
        aria-label={historyStrings.close}
        className="-mr-2 grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
      >
        <X size={20} aria-hidden />
      </Dialog.Close>
    </div>
  );
}

interface SheetFootProps {
  readonly enabled: boolean;
  readonly isEmpty: boolean;
  readonly onEnable: (enabled: boolean) => void;
  readonly onClear: () => void;
}

/** Shows the switch for the history, and a button that deletes all entries. */
function SheetFoot({ enabled, isEmpty, onEnable, onClear }: SheetFootProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-t border-hairline px-4 py-2 md:px-5">
      <Checkbox label={historyStrings.keepMyRewrites} checked={enabled} onChange={onEnable} />
      <Button disabled={isEmpty} onClick={onClear}>
        {historyStrings.deleteAll}
      </Button>
    </div>
  );
}

interface HistoryListProps extends Pick<HistorySheetProps, "onUse"> {
  readonly items: readonly LocalItem[];
  readonly onDelete: (item: LocalItem) => void;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** Shows the saved rewrites. At most one is open. */
function HistoryList({ items, openId, onOpen, onUse, onDelete }: HistoryListProps) {
  return (
    <ul aria-label={historyStrings.rewrites}>
      {items.map((item) => (
        <HistoryEntry
          key={item.id}
          item={item}
          open={item.id === openId}
          onToggle={() => onOpen(item.id === openId ? undefined : item.id)}
          onUse={() => onUse(item)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  );
}

interface DeletionDialogProps {
  /** The entry to delete, or "clear" to delete all. */
  readonly item: "clear" | LocalItem;
  readonly count: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function DeletionDialog({ item, count, busy, onConfirm, onClose }: DeletionDialogProps) {
  const isAll = item === "clear";
  const all = count === 1 ? historyStrings.oneRewrite : historyStrings.allRewrites(count);
  return (
    <ConfirmDialog
      kind="danger"
      title={isAll ? historyStrings.deleteAllQuestion : historyStrings.deleteQuestion}
      message={
        isAll
          ? `${all}, with the original texts and results, will be deleted from your account and from every browser. This action cannot be undone.`
          : historyStrings.deleteConfirmation
      }
      confirm={isAll ? historyStrings.deleteAll : historyStrings.delete}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function Empty() {
  return (
    <div className="px-4 py-10 md:px-5">
      <p className="prose-text" aria-hidden="true">
        Your next rewrite will be saved here.
      </p>
      <p className="mt-4 max-w-sm text-sm text-soft">{historyStrings.weSaveEachRewrite(historyLimits.items)}</p>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="px-4 py-4 md:px-5">
      <span className="sr-only">{historyStrings.loadingYourHistory}</span>
      {["w-10/12", "w-2/3", "w-11/12", "w-3/4"].map((width) => (
        <div key={width} aria-hidden="true" className="border-b border-hairline py-3">
          <div className={`h-4 rounded-small bg-well ${width}`} />
          <div className="mt-2 h-3 w-1/3 rounded-small bg-well" />
        </div>
      ))}
    </div>
  );
}
