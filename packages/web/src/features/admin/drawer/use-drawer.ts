import { useCallback } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";

/** Marks a navigation that opened a drawer in this page, so that closing the drawer goes back in the history. */
export const openedHere = { keepPlace: true, openedHere: true };

interface DrawerAddress {
  /** Holds the id of the row whose details are open. */
  readonly id: string | undefined;
  /** Returns the address of a row's details. */
  readonly to: (id: string) => To;
  readonly close: () => void;
}

/** Keeps the id of the row with open details in a query parameter of the page's address. */
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
