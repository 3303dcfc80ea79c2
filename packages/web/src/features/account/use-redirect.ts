import { useEffect } from "react";
import { useNavigate } from "react-router";

export interface Redirect {
  readonly to: string;
  readonly afterMs: number;
  /** The message that the next page shows. */
  readonly state?: { readonly message: string; readonly email?: string };
}

/** Opens another page after a delay. Nothing happens while `redirect` is undefined. */
export function useRedirect(redirect: Redirect | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!redirect) return;
    const { to, afterMs, state } = redirect;
    const timer = setTimeout(() => navigate(to, { replace: true, state }), afterMs);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);
}
