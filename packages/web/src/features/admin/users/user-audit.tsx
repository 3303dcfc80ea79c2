import type { listAuditLog } from "@rewright/contract/admin/audit";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { actionNames } from "../lists/action-names.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { viewTo } from "../views/views.ts";
import { SmallList } from "./small-list.tsx";
import { usersStrings } from "./strings.ts";

/** Lists administrators' actions on an account, and its owner's changes of API keys, newest first. */
export function UserAudit({ id }: { id: string }) {
  const list = useAdminList<typeof listAuditLog>(
    "/api/admin/audit-log",
    new URLSearchParams({ target_id: id, limit: "20" }).toString(),
  );
  return (
    <DrawerSection title={usersStrings.auditTrail}>
      <SmallList
        label="entries"
        empty={usersStrings.noActions}
        list={list}
        allTo={viewTo("audit", { target_id: id })}
        rowKey={(entry) => entry.id}
        row={(entry) => (
          <>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{actionNames[entry.action]}</span>
              <span className="text-soft">
                <DateTime at={entry.at} exact />
              </span>
            </p>
            <p className="text-soft wrap-anywhere">
              {entry.actor_email ?? usersStrings.aFormerAdministrator}
              {typeof entry.details.reason === "string" && usersStrings.withReason(entry.details.reason)}
            </p>
          </>
        )}
      />
    </DrawerSection>
  );
}
