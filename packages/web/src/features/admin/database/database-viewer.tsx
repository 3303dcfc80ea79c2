import type { AdminUser, listUsers } from "@rewright/contract/admin-users";
import type { Column } from "../parts/data-table.tsx";
import { ExportLink } from "../parts/export-link.tsx";
import { ListView } from "../parts/list-view.tsx";
import { Moment } from "../parts/moment.tsx";
import { useAdminList } from "../parts/use-admin-list.ts";
import { useListAddress } from "../parts/use-list-address.ts";

const columns: readonly Column<AdminUser>[] = [
  { id: "id", header: "id", cell: ({ id }) => <code>{id}</code> },
  { id: "email", header: "email", cell: ({ email }) => email },
  { id: "created_at", header: "created_at", cell: ({ created_at }) => <Moment at={created_at} exact /> },
];

/** The tables as they are. */
export default function DatabaseViewer() {
  const address = useListAddress();
  const list = useAdminList<typeof listUsers>("/api/users", address.query);
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ExportLink table="users" />
      </div>
      <ListView label="users" columns={columns} rowKey={({ id }) => id} list={list} address={address} empty="No rows." />
    </>
  );
}
