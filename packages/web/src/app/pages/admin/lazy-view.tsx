import { type ComponentProps, useEffect } from "react";
import { useLazyComponent } from "#src/app/shell/use-lazy-component.ts";
import type ViewContent from "#src/features/admin/views/view-content.tsx";
import { LazyLoadFailed } from "./lazy-load-failed.tsx";
import { TabSkeleton } from "./panel-skeleton.tsx";
import { adminPageStrings } from "./strings.ts";

const load = () => import("#src/features/admin/views/view-content.tsx");

/**
 * Shows a view of the admin panel. The code of all views except User Management is loaded when one of them is opened
 * first.
 */
export function LazyView({ view }: ComponentProps<typeof ViewContent>) {
  const { Component: Content, failed, fetch } = useLazyComponent(load, false);
  useEffect(fetch, [fetch]);
  if (failed) return <LazyLoadFailed what={adminPageStrings.thisPartOfTheAdmin} onRetry={fetch} />;
  return Content ? <Content view={view} /> : <TabSkeleton />;
}
