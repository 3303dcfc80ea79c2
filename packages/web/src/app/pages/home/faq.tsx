import { usePublicSettings } from "#src/api/public-settings.ts";
import { Questions } from "#src/ui/questions.tsx";
import { StructuredData } from "#src/ui/structured-data.tsx";
import { faqItems } from "./faq-items.ts";
import { Section } from "./section.tsx";

/** Shows the frequent questions, with the configured limits. */
export function Faq() {
  const items = faqItems(usePublicSettings());
  const mainEntity = items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return (
    <Section id="faq" title="Questions and answers">
      <Questions items={items} />
      <StructuredData data={{ "@type": "FAQPage", mainEntity }} />
    </Section>
  );
}
