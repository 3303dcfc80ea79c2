import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { LazyView } from "#src/app/pages/admin/lazy-view.tsx";
import { SearchBox } from "#src/features/admin/lists/search-box.tsx";
import { createQueryClient } from "#src/features/admin/query-client.ts";
import { UserManagement } from "#src/features/admin/users/user-management.tsx";
import { TabNav } from "#src/features/admin/views/tab-nav.tsx";
import { placeOf, viewOf, views } from "#src/features/admin/views/views.ts";
import { adminPageStrings } from "./strings.ts";

/** Shows the admin panel with its search and tabs. The URL contains the open tab. */
export default function Panel() {
  const [params] = useSearchParams();
  const [client] = useState(createQueryClient);
  const view = viewOf(params);
  const { search } = placeOf(view);
  const isTableSearched = view !== "people" && search !== undefined;

  return (
    <QueryClientProvider client={client}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-display">{adminPageStrings.adminPanel}</h1>
        {isTableSearched ? (
          <SearchBox key={view} label={adminPageStrings.searchThisTable} placeholder={search} />
        ) : (
          <SearchBox label={adminPageStrings.searchUsers} placeholder={views.people.search} tab="users" />
        )}
      </div>
      <TabNav view={view} />
      <div className="pt-6">{view === "people" ? <UserManagement /> : <LazyView view={view} />}</div>
    </QueryClientProvider>
  );
}
