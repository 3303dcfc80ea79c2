import { productName } from "@rewright/contract/product";
import { Link } from "react-router";
import { LogoMark } from "#src/ui/logo-mark.tsx";
import { BlogLink } from "./blog-link.tsx";
import { showKeyboardHelp } from "./use-keyboard-help.ts";

const link = "py-1 text-sm text-soft underline-offset-4 hover:text-ink hover:underline";

/** Shows the footer of every page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline bg-well">
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-x-8 gap-y-4 px-4 py-10 md:px-6">
        <p className="mr-auto flex items-center gap-2.5 text-sm text-soft">
          <LogoMark />
          <span>{productName}, a tool for writers.</span>
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-8 gap-y-2">
          <Link to="/pricing" className={link}>
            Pricing
          </Link>
          <Link to="/contact" className={link}>
            Contact
          </Link>
          <Link to="/changelog" className={link}>
            Changelog
          </Link>
          <Link to="/privacy" className={link}>
            Privacy
          </Link>
          <Link to="/terms" className={link}>
            Terms
          </Link>
          <BlogLink className={link} />
          <button type="button" aria-haspopup="dialog" className={link} onClick={() => showKeyboardHelp(true)}>
            Keyboard shortcuts
          </button>
          <a href="/api/docs" className={link}>
            API
          </a>
        </nav>
      </div>
    </footer>
  );
}
