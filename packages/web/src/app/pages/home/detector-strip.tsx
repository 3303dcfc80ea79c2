import { Section } from "./section.tsx";

const detectors = ["GPTZero", "Turnitin", "Copyleaks", "Originality.ai", "ZeroGPT", "Winston AI", "Sapling"];

/** Shows the names of well-known detectors, and what the product claims about them. */
export function DetectorStrip() {
  return (
    <Section id="detectors" title="AI detectors that people ask about">
      <ul className="flex flex-wrap gap-x-8 gap-y-3 font-serif text-prose text-ink">
        {detectors.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-base text-soft">
        We don't promise any result with these detectors. They disagree with one another, change without notice, and
        label people's own writing as machine-made. We have no connection with these companies.
      </p>
    </Section>
  );
}
