import type { getUser } from "@rewright/contract/admin-users";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { read } from "../../../api/call.ts";
import { Drawer } from "../parts/drawer.tsx";
import { DrawerQuery } from "../parts/drawer-query.tsx";
import { DrawerSection } from "../parts/drawer-section.tsx";
import { RawFacts } from "../parts/raw-facts.tsx";

/** One row of the table users, with what hangs on it. */
export function UserRow({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const path = `/api/users/${encodeURIComponent(id)}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await read<typeof getUser>(path, signal)).data,
  });
  return (
    <Drawer
      title={query.data?.email ?? "Row of users"}
      about={
        query.data && (
          <Link
            to={{ search: `?${new URLSearchParams({ tab: "users", user: id })}` }}
            className="text-sm text-pencil underline underline-offset-4"
          >
            Open in User Management
          </Link>
        )
      }
      onClose={onClose}
    >
      <DrawerQuery query={query} failed="The row could not be read.">
        {({ sessions, grants, usage, ...row }) => (
          <>
            <DrawerSection title="Fields">
              <RawFacts row={row} />
            </DrawerSection>
            <DrawerSection title="Use in the window">
              <RawFacts row={usage} />
            </DrawerSection>
            <DrawerSection title={`Sessions (${sessions.length})`}>
              {sessions.length === 0 && <p className="text-sm text-soft">Nobody is signed in to this account.</p>}
              {sessions.map((session) => (
                <div key={session.id} className="mb-4 last:mb-0">
                  <RawFacts row={session} />
                </div>
              ))}
            </DrawerSection>
            <DrawerSection title={`Grants (${grants.length})`}>
              {grants.length === 0 && <p className="text-sm text-soft">Premium was never given by hand.</p>}
              {grants.map((grant) => (
                <div key={grant.id} className="mb-4 last:mb-0">
                  <RawFacts row={grant} />
                </div>
              ))}
            </DrawerSection>
          </>
        )}
      </DrawerQuery>
    </Drawer>
  );
}
