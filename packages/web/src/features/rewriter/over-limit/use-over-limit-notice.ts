import { useEffect } from "react";
import { loadOverLimitNotice } from "../load-parts.ts";
import { useLoaded } from "../use-loaded.ts";

/** Returns what says that a text is too long, once one is and its code has come; the count of words says so before. */
export function useOverLimitNotice(isOver: boolean) {
  const [OverLimitNotice, ask] = useLoaded(loadOverLimitNotice);
  useEffect(() => {
    if (isOver) ask();
  }, [isOver, ask]);
  return isOver ? OverLimitNotice : undefined;
}
