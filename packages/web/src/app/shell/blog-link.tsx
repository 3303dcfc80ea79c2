import { usePublicSettings } from "#src/api/public-settings.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** Shows a link to the blog. Every page contains the link, but it is visible only if a blog is configured. */
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
