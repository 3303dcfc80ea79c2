import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "#src/ui/toast.ts";

/** Shows the message that the previous page left for this one. */
export function usePassingNotice(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = (location.state as { notice?: string } | null)?.notice;
  useEffect(() => {
    if (!notice) return;
    showToast(notice);
    navigate(location, { replace: true, state: { keepPlace: true } });
  }, [notice, location, navigate]);
}
