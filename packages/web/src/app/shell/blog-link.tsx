import { usePublicSettings } from "#src/api/public-settings.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/**
 * Links to the blog, where there is one. Every page contains the link; an attribute that is set before the first paint
 * shows it.
 */
export function BlogLink({ className }: { className: string }) {
  const { blogUrl } = usePublicSettings();
  const hydrated = useHydrated();
  if (hydrated && !blogUrl) return null;
  return (
    <a href={blogUrl ?? undefined} className={`only-blog ${className}`} rel="noopener" target="_blank">
      Blogs
    </a>
  );
}
