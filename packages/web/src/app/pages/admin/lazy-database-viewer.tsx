import { useEffect } from "react";
import { useLazyComponent } from "#src/app/shell/use-lazy-component.ts";
import { LazyLoadFailed } from "./lazy-load-failed.tsx";
import { TabSkeleton } from "./panel-skeleton.tsx";
import { adminPageStrings } from "./strings.ts";

const load = () => import("#src/features/admin/database/database-viewer.tsx");

/** The second tab, whose tables and charts come once it is opened. */
export function LazyDatabaseViewer() {
  const { Component: DatabaseViewer, failed, fetch } = useLazyComponent(load, false);
  useEffect(fetch, [fetch]);
  if (failed) return <LazyLoadFailed what={adminPageStrings.theDatabaseViewer} onRetry={fetch} />;
  return DatabaseViewer ? <DatabaseViewer /> : <TabSkeleton />;
}
