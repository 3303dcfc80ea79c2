import { usePublicSettings } from "../../api/public-settings.ts";
import { Questions } from "../../ui/questions.tsx";
import { faqItems } from "./faq-items.ts";
import { Section } from "./section.tsx";

/** What people ask, with the numbers in force. */
export function Faq() {
  const { anonymousDailyGenerations } = usePublicSettings();
  return (
    <Section id="faq" title="Questions and answers">
      <Questions items={faqItems(anonymousDailyGenerations)} />
    </Section>
  );
}
