import type { readSystemSettings } from "@rewright/contract/admin/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { read } from "#src/api/call.ts";
import { problemOf } from "#src/api/problem.ts";
import { DateTime } from "../fields/date-time.tsx";
import { ViewHeading } from "../lists/view-heading.tsx";
import { LoadFailed } from "../load-failed.tsx";
import type { InForce } from "./setting-changes.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";
import { settingsStrings } from "./strings.ts";

const queryKey = ["system-settings"];

/** Shows the system settings, or an outline until they are loaded. */
export function SettingsView() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<InForce> =>
      (await read<typeof readSystemSettings>("/api/admin/settings", signal)).data,
    // Prevents a refetch from replacing what is being edited.
    refetchOnWindowFocus: false,
  });

  return (
    <>
      <ViewHeading title={settingsStrings.systemSettings}>
        Changes take effect immediately.
        {data?.updated_at && (
          <>
            {" "}
            Last changed <DateTime at={data.updated_at} exact />
            {data.updated_by && ` by ${data.updated_by}`}.
          </>
        )}
      </ViewHeading>
      {data ? (
        <SettingsForm
          inForce={data}
          onSaved={(saved) => client.setQueryData(queryKey, saved)}
          onLoadAgain={async () => (await refetch()).isSuccess}
        />
      ) : error ? (
        <LoadFailed
          what={settingsStrings.loadFailed}
          problem={problemOf(error, settingsStrings.anUnexpectedErrorOccurred)}
          onRetry={refetch}
        />
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}
