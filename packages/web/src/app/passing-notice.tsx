import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Notice } from "../ui/notice.tsx";

const shownMs = 8000;

/** What the page before has done, told at the top of the next one for a while. */
export function PassingNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = (location.state as { notice?: string } | null)?.notice;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => navigate(location, { replace: true, state: null }), shownMs);
    return () => clearTimeout(timer);
  }, [notice, location, navigate]);
  return notice ? <Notice kind="info">{notice}</Notice> : null;
}
