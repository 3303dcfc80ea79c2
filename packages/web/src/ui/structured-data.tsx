/** Adds the page's content as JSON-LD data of schema.org, for search engines. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // The data must not close the script element.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which browsers do not run
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
