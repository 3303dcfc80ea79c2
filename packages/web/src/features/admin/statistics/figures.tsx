import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { problemOf } from "#src/api/problem.ts";
import { LoadFailed } from "../load-failed.tsx";
import { statisticsStrings } from "./strings.ts";

interface FiguresProps {
  readonly title: string;
  /** The error message if the numbers fail to load. */
  readonly failed: string;
  readonly query: Pick<UseQueryResult, "data" | "error" | "refetch">;
  /** The cards with the numbers. They are shown before the numbers are loaded. */
  readonly children: ReactNode;
}

/** Shows a row of cards with numbers, or an error message if they failed to load. */
export function Figures({ title, failed, query: { data, error, refetch }, children }: FiguresProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-sans text-base">
        {title}
      </h3>
      {error && data === undefined ? (
        <LoadFailed
          what={failed}
          problem={problemOf(error, statisticsStrings.anUnexpectedErrorOccurred)}
          onRetry={() => refetch()}
        />
      ) : (
        <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">{children}</dl>
      )}
    </section>
  );
}
