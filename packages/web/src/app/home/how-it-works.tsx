import { Section } from "./section.tsx";

const steps = [
  {
    title: "What must stay is marked first",
    text: "Numbers, dates, prices, names, quotations, citations, links, code and the structure of the text are set aside before anything is rewritten. Nothing may touch them.",
  },
  {
    title: "Rules propose, one place decides",
    text: "Each proposed edit says what it replaces and why. Your mode and level decide which of them are made. With Humanize Lite, the same text with the same settings gives the same result, every time.",
  },
  {
    title: "The result is checked against your text",
    text: "Every sentence is compared with your original. If a number, a name or a negation went missing, that wording is not used, whichever engine it came from.",
  },
  {
    title: "You have the last word",
    text: "Undo any change, bring it back, or swap a whole sentence for another wording. Show the original beside the result whenever you like.",
  },
  {
    title: "You know where it runs",
    text: "Humanize Lite is part of this service and passes your text on to nobody. Humanize Pro may use a language model; the privacy policy says where that runs. We use no text for training.",
  },
  {
    title: "It knows English, and says so",
    text: "A text in another language comes back as it was, with a note, and is not counted. Long texts come back by paragraph with Humanize Pro, and you can stop when you have seen enough.",
  },
];

/** How a text is rewritten, step by step. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {steps.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3 className="text-prose">{title}</h3>
            <p className="mt-2 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
