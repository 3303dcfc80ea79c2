import type { getUser } from "@rewright/contract/admin/users";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { read } from "#src/api/call.ts";
import { Drawer } from "../drawer/drawer.tsx";
import { DrawerQuery } from "../drawer/drawer-query.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { RawDescriptionList } from "../fields/raw-description-list.tsx";
import { userTo } from "../views/views.ts";
import { databaseStrings } from "./strings.ts";

/** Shows one row of the database table "users" with its related rows. */
export function UserRow({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const path = `/api/users/${encodeURIComponent(id)}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await read<typeof getUser>(path, signal)).data,
  });
  return (
    <Drawer
      title={query.data?.email ?? databaseStrings.userRow}
      about={
        query.data && (
          <Link to={userTo(id)} className="text-sm text-pencil underline underline-offset-4">
            {databaseStrings.openInUserManagement}
          </Link>
        )
      }
      onClose={onClose}
    >
      <DrawerQuery query={query} failed={databaseStrings.rowFailed}>
        {({ sessions, grants, usage, ...row }) => (
          <>
            <DrawerSection title={databaseStrings.fields}>
              <RawDescriptionList row={row} />
            </DrawerSection>
            <DrawerSection title={databaseStrings.currentUsage}>
              <RawDescriptionList row={usage} />
            </DrawerSection>
            <DrawerSection title={databaseStrings.sessions(sessions.length)}>
              {sessions.length === 0 && <p className="text-sm text-soft">{databaseStrings.noOpenSessions}</p>}
              {sessions.map((session) => (
                <div key={session.id} className="mb-4 last:mb-0">
                  <RawDescriptionList row={session} />
                </div>
              ))}
            </DrawerSection>
            <DrawerSection title={databaseStrings.grants(grants.length)}>
              {grants.length === 0 && <p className="text-sm text-soft">{databaseStrings.noPremiumGrants}</p>}
              {grants.map((grant) => (
                <div key={grant.id} className="mb-4 last:mb-0">
                  <RawDescriptionList row={grant} />
                </div>
              ))}
            </DrawerSection>
          </>
        )}
      </DrawerQuery>
    </Drawer>
  );
}
