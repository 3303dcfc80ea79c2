import type { readSystemSettings } from "@rewright/contract/admin-settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../../api/call.ts";
import { problemOf } from "../../../api/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FailedPart } from "../parts/failed-part.tsx";
import { Moment } from "../parts/moment.tsx";
import { ViewHeading } from "../parts/view-heading.tsx";
import type { InForce } from "./setting-changes.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";

const queryKey = ["system-settings"];

/** The system settings, once they are read. */
export function SettingsView() {
  const client = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<InForce> =>
      (await read<typeof readSystemSettings>("/api/admin/settings", signal)).data,
    // What is being changed is not replaced behind anybody's back.
    refetchOnWindowFocus: false,
  });

  async function loadAgain(): Promise<void> {
    const { isSuccess } = await refetch();
    if (isSuccess) setIsOutdated(false);
  }

  return (
    <>
      <ViewHeading title="System settings">
        What is saved takes effect at once, on every server process.
        {data?.updated_at && (
          <>
            {" "}
            Last changed <Moment at={data.updated_at} exact />
            {data.updated_by && ` by ${data.updated_by}`}.
          </>
        )}
      </ViewHeading>
      {isOutdated && (
        <div className="mb-5 overflow-hidden rounded-control">
          <Notice
            kind="danger"
            action={
              <Button size="small" disabled={isFetching} onClick={loadAgain}>
                Load Again
              </Button>
            }
          >
            Somebody has changed the settings meanwhile, and nothing of yours was saved. Load them again, then look at
            what you have entered and save it.
          </Notice>
        </div>
      )}
      {data ? (
        <SettingsForm
          inForce={data}
          onSaved={(saved) => client.setQueryData(queryKey, saved)}
          onChangedMeanwhile={() => setIsOutdated(true)}
        />
      ) : error ? (
        <FailedPart
          what="The settings could not be read."
          problem={problemOf(error, "An unexpected error occurred. Please try again.")}
          onRetry={refetch}
        />
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}
