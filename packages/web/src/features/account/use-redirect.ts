import { useEffect } from "react";
import { useNavigate } from "react-router";

export interface Redirect {
  readonly to: string;
  readonly afterMs: number;
  /** What the next page is told. */
  readonly state?: { readonly message: string; readonly email?: string };
}

/** Leaves the page after a while, once there is somewhere to go. */
export function useRedirect(redirect: Redirect | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!redirect) return;
    const { to, afterMs, state } = redirect;
    const timer = setTimeout(() => navigate(to, { replace: true, state }), afterMs);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);
}
