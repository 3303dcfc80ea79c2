import { useSession } from "#src/api/session.ts";
import { Button } from "#src/ui/button.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { pricingStrings } from "./strings.ts";

/** Shows the button of the free plan. */
export function FreeAction() {
  const { user } = useSession();
  if (!user) {
    return (
      <LinkButton to="/signup" look="quiet" className="w-full">
        {pricingStrings.getStarted}
      </LinkButton>
    );
  }
  if (user.plan === "premium") return <p className="text-sm text-soft">{pricingStrings.afterPremium}</p>;
  return (
    <Button size="large" className="w-full" disabled>
      {pricingStrings.currentPlan}
    </Button>
  );
}
