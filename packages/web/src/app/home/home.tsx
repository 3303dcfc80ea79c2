import { productName } from "@rewright/contract/product";
import { publicMeta } from "../page-meta.ts";
import { Tool } from "../tool.tsx";
import { DetectorStrip } from "./detector-strip.tsx";
import { Faq } from "./faq.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { WhatItDoes } from "./what-it-does.tsx";

const title = `${productName}: rewrite stiff text in a natural voice`;
const description =
  "Paste a text and get a plainer, more natural version beside it. Every change has a reason and can be undone; names, numbers and quotations stay as they are.";

export const meta = () => publicMeta({ title, description, path: "/" });

export default function Home() {
  return (
    <>
      <div className="mx-auto max-w-300 px-4 pt-8 pb-16 md:px-6">
        <h1 className="text-display">Make stiff text read naturally</h1>
        <p className="mt-2 text-base text-pretty text-soft md:text-prose">
          Every change comes with its reason, and you can undo any of them. Names, numbers and quotations stay as they
          are.
        </p>
        <Tool page="home" />
      </div>
      <WhatItDoes />
      <HowItWorks />
      <DetectorStrip />
      <Faq />
    </>
  );
}
