import type { AuditEntry } from "@rewright/contract/admin/audit";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Drawer } from "../drawer/drawer.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { DescriptionList } from "../fields/description-list.tsx";
import { RawDescriptionList } from "../fields/raw-description-list.tsx";
import { actionNames } from "../lists/action-names.ts";
import { userTo, viewTo } from "../views/views.ts";
import { BeforeAfter } from "./before-after.tsx";
import { actorName, targetName } from "./entry-names.ts";
import { auditStrings } from "./strings.ts";

/** Shows all fields of one audit log entry. */
export function EntryDrawer({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) {
  const { at, action, actor_id, target_kind, target_id } = entry;
  const { before, after, ...details } = entry.details;
  const isChange = isRecord(before) || isRecord(after);
  return (
    <Drawer title={actionNames[action]} onClose={onClose}>
      <DrawerSection title={auditStrings.actionDetails}>
        <DescriptionList
          items={{
            When: <DateTime at={at} exact />,
            By: actorName(entry),
            Item: targetName(entry),
            Action: <code>{action}</code>,
          }}
        />
        <ul className="mt-4 grid gap-2 text-sm">
          {actor_id && <Way to={viewTo("audit", { actor_id })}>{auditStrings.allActions}</Way>}
          {target_id && <Way to={viewTo("audit", { target_id })}>{auditStrings.allActionsOn}</Way>}
          {target_kind === "user" && target_id && <Way to={userTo(target_id)}>{auditStrings.openTheAccount}</Way>}
        </ul>
      </DrawerSection>
      {isChange && (
        <DrawerSection title={auditStrings.changes}>
          <BeforeAfter before={isRecord(before) ? before : {}} after={isRecord(after) ? after : {}} />
        </DrawerSection>
      )}
      {Object.keys(details).length > 0 ? (
        <DrawerSection title={auditStrings.notes}>
          <RawDescriptionList row={details} />
        </DrawerSection>
      ) : (
        !isChange && <p className="py-5 text-sm text-soft">{auditStrings.none}</p>
      )}
    </Drawer>
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function Way({ to, children }: { readonly to: { readonly search: string }; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to} state={{ keepPlace: true }} className="text-pencil underline underline-offset-4">
        {children}
      </Link>
    </li>
  );
}
