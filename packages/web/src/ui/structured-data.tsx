/** What the page says, once more for machines: inert JSON-LD in the words of schema.org. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // Nothing in it may end the element.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
