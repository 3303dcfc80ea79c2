import { productName } from "@rewright/contract/product";
import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { LogoMark } from "../ui/logo-mark.tsx";
import { SiteLinks } from "./site-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Brand, links and theme; under 768 px the links are in a menu. */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-page">
      <div className="mx-auto flex h-14 max-w-300 items-center gap-2 px-4 md:px-6">
        <Link to="/" className="mr-auto flex items-center gap-2.5 rounded-control" onClick={() => setOpen(false)}>
          <LogoMark />
          <span className="font-serif text-title font-semibold tracking-tight">{productName}</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <SiteLinks className="rounded-control px-3 py-2 text-sm font-medium text-soft hover:bg-well hover:text-ink" />
        </nav>
        <ThemeToggle />
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? "Close menu" : "Open menu"}
          onClick={() => setOpen(!open)}
          className="-mr-2.5 ml-2.5 grid size-10 place-items-center rounded-control text-soft hover:bg-well hover:text-ink md:hidden"
        >
          {open ? <X size={20} aria-hidden /> : <Menu size={20} aria-hidden />}
        </button>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="appear border-t border-hairline px-2 py-2 md:hidden"
      >
        <SiteLinks
          className="block rounded-control px-3 py-3 text-base font-medium hover:bg-well"
          onFollow={() => setOpen(false)}
        />
      </nav>
    </header>
  );
}
