import { useCallback } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";

/**
 * The navigation state of a details panel that was opened from this page. Closing it then goes back in the browser's
 * history.
 */
export const openedHere = { keepPlace: true, openedHere: true };

interface DrawerAddress {
  /** The id of the row whose details are open. */
  readonly id: string | undefined;
  /** Returns the URL that opens a row's details. */
  readonly to: (id: string) => To;
  readonly close: () => void;
}

/** Keeps the id of the row whose details are open in a query parameter of the URL. */
export function useDrawer(name: string): DrawerAddress {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = Boolean((location.state as { openedHere?: boolean } | null)?.openedHere);

  const to = useCallback(
    (id: string): To => {
      const next = new URLSearchParams(params);
      next.set(name, id);
      return { search: `?${next}` };
    },
    [params, name],
  );

  return {
    id: params.get(name) ?? undefined,
    to,
    close: () => {
      // After going back, the list is the newest history entry again.
      if (isOpenedHere) return navigate(-1);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          return after;
        },
        { replace: true, state: { keepPlace: true } },
      );
    },
  };
}
