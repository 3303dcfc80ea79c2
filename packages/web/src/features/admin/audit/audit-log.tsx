import type { AuditEntry, listAuditLog } from "@rewright/contract/admin/audit";
import { Select } from "#src/ui/select.tsx";
import { MissingRow } from "../drawer/missing-row.tsx";
import { useDrawer } from "../drawer/use-drawer.ts";
import { useOpenRow } from "../drawer/use-open-row.ts";
import { DateTime } from "../fields/date-time.tsx";
import { actionNames } from "../lists/action-names.ts";
import type { Column } from "../lists/data-table.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import { actorName, targetName } from "./entry-names.ts";
import { auditStrings } from "./strings.ts";

const filters = ["action", "actor_id", "target_id"];
const everyAction = { "": auditStrings.everyAction, ...actionNames };

const columns: readonly Column<AuditEntry>[] = [
  {
    id: "action",
    header: "Action",
    className: "min-w-36 max-w-40 md:max-w-none md:whitespace-nowrap",
    cell: ({ action }) => <span className="font-medium">{actionNames[action]}</span>,
  },
  { id: "target", header: "Item", className: "max-w-64 truncate", cell: targetName },
  { id: "actor", header: "Administrator", className: "max-w-56 truncate", cell: actorName },
  {
    id: "reason",
    header: "Reason",
    className: "max-w-64 truncate",
    cell: ({ details: { reason } }) => (typeof reason === "string" ? reason : "–"),
  },
  { id: "at", header: "When", numeric: true, cell: ({ at }) => <DateTime at={at} exact /> },
];

const keyOf = ({ id }: AuditEntry) => String(id);

/** Shows the list of administrators' actions: who, when, why, and the values before and after. */
export function AuditLog() {
  const address = useListAddress(filters);
  const list = useAdminList<typeof listAuditLog>("/api/admin/audit-log", address.query);
  const drawer = useDrawer("row");
  const { row: entry, isMissing } = useOpenRow(list, drawer.id, keyOf);
  const rows = list.page?.data;
  const [actor, target] = [address.filter("actor_id"), address.filter("target_id")];
  const byActor = rows?.find(({ actor_id }) => actor_id === actor);
  const onTarget = rows?.find(({ target_id }) => target_id === target);
  return (
    <>
      <ViewHeading title={auditStrings.auditLog} actions={<ExportLink table="audit_log" />}>
        {auditStrings.lead}
      </ViewHeading>
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full sm:w-64">
          <label htmlFor="audit-action" className="mb-1.5 block text-sm font-medium">
            {auditStrings.action}
          </label>
          <Select
            id="audit-action"
            name="action"
            value={(address.filter("action") ?? "") as keyof typeof everyAction}
            options={everyAction}
            onChange={(action) => address.setFilter("action", action || undefined)}
          />
        </div>
        {actor && (
          <FilterChips
            label={auditStrings.by}
            options={{ [actor]: byActor ? actorName(byActor) : actor }}
            value={actor}
            onChange={(value) => address.setFilter("actor_id", value)}
          />
        )}
        {target && (
          <FilterChips
            label={auditStrings.on}
            options={{ [target]: onTarget ? targetName(onTarget) : target }}
            value={target}
            onChange={(value) => address.setFilter("target_id", value)}
          />
        )}
      </div>
      {isMissing && <MissingRow label="entries" onClose={drawer.close} />}
      <ListView
        label="entries"
        columns={columns}
        rowKey={keyOf}
        rowTo={({ id }) => drawer.to(String(id))}
        list={list}
        address={address}
        empty={auditStrings.empty}
      />
      {entry && <EntryDrawer entry={entry} onClose={drawer.close} />}
    </>
  );
}
