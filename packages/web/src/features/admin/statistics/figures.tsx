import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { problemOf } from "#src/api/problem.ts";
import { LoadFailed } from "../load-failed.tsx";
import { statisticsStrings } from "./strings.ts";

interface FiguresProps {
  readonly title: string;
  /** What is said where the numbers do not come. */
  readonly failed: string;
  readonly query: Pick<UseQueryResult, "data" | "error" | "refetch">;
  /** Cards, which have their place before their numbers are known. */
  readonly children: ReactNode;
}

/** A row of numbers, or why they are not there. */
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
