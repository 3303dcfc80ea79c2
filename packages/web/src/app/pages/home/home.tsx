import { productName } from "@rewright/contract/product";
import { lazyOnInteraction } from "#src/api/lazy-on-interaction.tsx";
import { publicMeta } from "#src/app/shell/page-meta.ts";
import { Tool } from "../tool.tsx";

const title = `${productName}: rewrite stiff text in a natural voice`;
const description =
  "Paste your text and get a plainer, more natural version beside it. Every change has a reason and can be undone; names, numbers and quotations stay as they are.";

const BelowTool = lazyOnInteraction("below-tool", () => import("./below-tool.tsx"));

export const meta = () => publicMeta({ title, description, path: "/" });

export default function Home() {
  return (
    <>
      <div className="mx-auto max-w-300 px-4 pt-8 pb-16 md:px-6">
        <h1 className="text-display">Make stiff text read naturally</h1>
        <p className="mt-2 text-base text-pretty text-soft md:text-prose">
          See why each word changed. Undo anything. Names, numbers and quotations stay as they are.
        </p>
        <Tool page="home" />
      </div>
      <BelowTool />
    </>
  );
}
