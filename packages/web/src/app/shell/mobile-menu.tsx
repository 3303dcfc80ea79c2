import { SiteLinks } from "./site-links.tsx";

const item = "block w-full rounded-control px-3 py-3 text-left text-base font-medium hover:bg-well";

/** Shows the header's links on phones. */
export function MobileMenu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      hidden={!open}
      className="appear max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-t border-hairline px-2 py-2 md:hidden"
    >
      <SiteLinks className={item} onFollow={onClose} />
    </nav>
  );
}
