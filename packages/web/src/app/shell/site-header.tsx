import { productName } from "@rewright/contract/product";
import { EllipsisVertical, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { LogoMark } from "#src/ui/logo-mark.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountButton } from "./account-button.tsx";
import { HistoryButton } from "./history-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteLinks } from "./site-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useLogOut } from "./use-log-out.ts";

const entry = "inline-flex h-9 items-center rounded-control px-2 md:px-3 text-sm font-medium whitespace-nowrap";

const mainNavigation = (
  <nav aria-label="Main" className="mr-1 hidden items-center md:flex lg:gap-1">
    <SiteLinks className="block rounded-control px-1.5 py-2 text-sm lg:px-3 font-medium text-soft hover:bg-well hover:text-ink" />
  </nav>
);

const guestLinks = (
  <div className="only-guest flex gap-1 md:gap-2">
    <Link to="/login" className={`${entry} border border-control hover:bg-well`}>
      Log in
    </Link>
    <Link to="/signup" className={`${entry} bg-pencil text-on-pencil hover:bg-pencil-strong`}>
      Sign up
    </Link>
  </div>
);

/**
 * The icons of the menu button, of which CSS shows one. Premium accounts need another icon, because they have a second
 * menu button.
 */
const menuIcons = (
  <>
    <Menu size={20} aria-hidden className="not-premium" />
    <EllipsisVertical size={20} aria-hidden className="only-premium" />
  </>
);

/**
 * Shows the header: history, logo, links, theme and account. In windows narrower than 768 px, the links are in a menu.
 */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { logOut, problem, dismiss } = useLogOut();

  useEffect(() => {
    if (!open) return;
    return onEscape(() => {
      setOpen(false);
      button.current?.focus();
    });
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-page">
      <div className="mx-auto flex h-14 max-w-300 items-center gap-1 px-4 md:gap-2 md:px-6">
        <div className="only-premium">
          <HistoryButton />
        </div>
        <Link to="/" className="mr-auto flex items-center gap-2.5 rounded-control" onClick={() => setOpen(false)}>
          <LogoMark />
          <span className="brand-name font-serif text-title font-semibold tracking-tight">{productName}</span>
        </Link>
        {mainNavigation}
        <ThemeToggle />
        <div className="ml-3">
          {guestLinks}
          <div className="only-user">
            <AccountButton onLogOut={logOut} />
          </div>
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? "Close menu" : "Open menu"}
          onClick={() => setOpen(!open)}
          className="-mr-2.5 grid size-10 place-items-center rounded-control text-soft hover:bg-well hover:text-ink md:hidden"
        >
          {open ? <X size={20} aria-hidden /> : menuIcons}
        </button>
      </div>
      {problem && (
        <Notice
          kind="danger"
          action={
            <Button size="small" className="-my-1" onClick={dismiss}>
              Close
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </header>
  );
}

/** Calls `act` when Escape is pressed. @returns a function that stops listening */
function onEscape(act: () => void): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
