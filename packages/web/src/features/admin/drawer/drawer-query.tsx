import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemOf } from "#src/api/problem.ts";
import { LoadFailed } from "../load-failed.tsx";
import { partsStrings } from "../strings.ts";

interface DrawerQueryProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  /** The error message if loading fails: "We couldn't load this payment." */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows an outline while the data is loaded, an error message if that fails, and otherwise the data. */
export function DrawerQuery<Data>({ query: { data, error, refetch }, failed, children }: DrawerQueryProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) {
    const problem = problemOf(error, partsStrings.anUnexpectedErrorOccurred);
    return (
      <div className="pt-5">
        <LoadFailed what={failed} problem={problem} onRetry={() => refetch()} />
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-3 py-6">
      <span className="sr-only">{partsStrings.loadingDetails}</span>
      {["w-56", "w-72", "w-64", "w-80", "w-60", "w-72"].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index} aria-hidden className={`block h-5 max-w-full rounded-small bg-well ${width}`} />
      ))}
    </div>
  );
}
