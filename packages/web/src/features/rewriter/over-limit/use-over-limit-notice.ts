import { useEffect, useState } from "react";
import { loadOverLimitNotice } from "../load-parts.ts";

/** Returns what says that a text is too long, once one is and its code has come; the count of words says so before. */
export function useOverLimitNotice(isOver: boolean) {
  const [Notice, setNotice] = useState<Awaited<ReturnType<typeof loadOverLimitNotice>>>();
  useEffect(() => {
    if (!isOver) return;
    loadOverLimitNotice().then(
      (part) => setNotice(() => part),
      () => {},
    );
  }, [isOver]);
  return isOver ? Notice : undefined;
}
