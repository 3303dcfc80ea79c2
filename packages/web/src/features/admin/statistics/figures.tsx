import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { problemOf } from "#src/api/problem.ts";
import { LoadFailed } from "../load-failed.tsx";
import { statisticsStrings } from "./strings.ts";

interface FiguresProps {
  readonly title: string;
  /** Replaces the numbers when they fail to load. */
  readonly failed: string;
  readonly query: Pick<UseQueryResult, "data" | "error" | "refetch">;
  /** Holds the cards, which are shown before their numbers are loaded. */
  readonly children: ReactNode;
}

/** Shows a row of numbers, or why they failed to load. */
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
