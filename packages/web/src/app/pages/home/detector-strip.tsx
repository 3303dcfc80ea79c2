import { Section } from "./section.tsx";

const detectors = ["GPTZero", "Turnitin", "Copyleaks", "Originality.ai", "ZeroGPT", "Winston AI", "Sapling"];

/** The detectors that people ask about, by name alone, with what can honestly be said of them. */
export function DetectorStrip() {
  return (
    <Section id="detectors" title="Detectors people ask about">
      <ul className="flex flex-wrap gap-x-8 gap-y-3 font-serif text-prose text-ink">
        {detectors.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-base text-soft">
        No result with any of these is promised. Detectors disagree with each other, change without notice, and mark
        people's own writing as machine-made. This tool is for writing that reads well. We have no connection with the
        companies named.
      </p>
    </Section>
  );
}
