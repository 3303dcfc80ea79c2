import { useCallback } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";

/** The state of a navigation to a drawer: one that was opened here is closed by going back. */
export const openedHere = { keepPlace: true, openedHere: true };

interface DrawerAddress {
  /** Whose details are open. */
  readonly id: string | undefined;
  /** Where a row's details are. */
  readonly to: (id: string) => To;
  readonly close: () => void;
}

/** Which row's details are open, kept in the page's address under a name. */
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
      // The list is then the newest entry of the history again.
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
