import { productName } from "@rewright/contract/product";
import { usePublicSettings } from "../api/public-settings.ts";
import { LogoMark } from "../ui/logo-mark.tsx";

const link = "text-sm text-soft underline-offset-4 hover:text-ink hover:underline";

/** The end of every page. */
export function SiteFooter() {
  const { blogUrl } = usePublicSettings();
  return (
    <footer className="border-t border-hairline bg-well">
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-x-8 gap-y-4 px-4 py-10 md:px-6">
        <p className="mr-auto flex items-center gap-2.5 text-sm text-soft">
          <LogoMark />
          <span>{productName}, a tool for writers.</span>
        </p>
        <a href="/api/docs" className={link}>
          API
        </a>
        <a href={blogUrl ?? undefined} className={`only-blog ${link}`} rel="noopener" target="_blank">
          Blogs
        </a>
      </div>
    </footer>
  );
}
