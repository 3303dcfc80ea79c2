import { QueryClientProvider } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type View, viewOf } from "#src/features/admin/database/views.ts";
import { SearchBox } from "#src/features/admin/lists/search-box.tsx";
import { createQueryClient } from "#src/features/admin/query-client.ts";
import { UserManagement } from "#src/features/admin/users/user-management.tsx";
import { LazyDatabaseViewer } from "./lazy-database-viewer.tsx";
import { adminPageStrings } from "./strings.ts";

const tabs = { users: adminPageStrings.userManagement, database: adminPageStrings.databaseViewer } as const;
type Tab = keyof typeof tabs;

/** Views of the second tab with a table that can be searched; on the others the search is for people. */
const searched: readonly View[] = ["users", "payment_logs", "events", "messages"];

/** The administrators' panel: two tabs under one search. Which is open is in the address. */
export default function Panel() {
  const [params, setParams] = useSearchParams();
  const [client] = useState(createQueryClient);
  const tab: Tab = params.get("tab") === "database" ? "database" : "users";

  const isTableSearched = tab === "database" && searched.includes(viewOf(params));

  return (
    <QueryClientProvider client={client}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-display">{adminPageStrings.adminPanel}</h1>
        {isTableSearched ? (
          <SearchBox label={adminPageStrings.searchThisTable} placeholder={adminPageStrings.searchThisTable} />
        ) : (
          <SearchBox
            label={adminPageStrings.searchUsers}
            placeholder={adminPageStrings.searchByEmailName}
            tab="users"
          />
        )}
      </div>
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setParams({ tab: next }, { state: { keepPlace: true } })}
        activationMode="manual"
      >
        <Tabs.List
          aria-label={adminPageStrings.adminPanelSections}
          className="mt-5 flex gap-6 border-b border-hairline"
        >
          {(Object.keys(tabs) as Tab[]).map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="-mb-px h-11 border-b-2 border-transparent text-sm font-medium text-soft hover:text-ink data-[state=active]:border-pencil data-[state=active]:text-pencil"
            >
              {tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="users" className="pt-6">
          <UserManagement />
        </Tabs.Content>
        <Tabs.Content value="database" className="pt-6">
          <LazyDatabaseViewer />
        </Tabs.Content>
      </Tabs.Root>
    </QueryClientProvider>
  );
}
