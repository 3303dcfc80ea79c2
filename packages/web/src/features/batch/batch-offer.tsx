import { batchLimits } from "@rewright/contract/limits";
import { LinkButton } from "#src/ui/link-button.tsx";

/**
 * Explains batch upload and names the plan that includes it.
 *
 * @param isPremium True if the account has Premium that is not paid yearly
 */
export function BatchOffer({ isPremium }: { isPremium: boolean }) {
  return (
    <section className="mt-8 max-w-160 rounded-surface border border-hairline bg-sheet p-6 md:p-8">
      <h2 className="text-title text-balance">Part of the yearly Premium plan</h2>
      <p className="mt-3 text-pretty text-soft">
        Rewrite up to {batchLimits.files} .txt, .md and .docx files at once. Each keeps its headings, lists, tables and
        formatting. Download the results one by one or all together. We encrypt files and results, and delete them after{" "}
        {batchLimits.keptHours} hours.
      </p>
      <p className="mt-3 text-pretty text-soft">
        {isPremium
          ? "You're on monthly Premium. Batch upload comes only with yearly Premium."
          : "Batch upload comes with yearly Premium."}
      </p>
      <LinkButton to="/pricing?plan=yearly" className="mt-6">
        See the yearly plan
      </LinkButton>
    </section>
  );
}
