import { DetectorStrip } from "./detector-strip.tsx";
import { Faq } from "./faq.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { WhatItDoes } from "./what-it-does.tsx";

/** Shows the sections of the home page under the tool. */
export default function BelowTool() {
  return (
    <>
      <WhatItDoes />
      <HowItWorks />
      <DetectorStrip />
      <Faq />
    </>
  );
}
