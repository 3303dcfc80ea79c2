import type { ComponentProps } from "react";
import { PremiumChoices } from "#src/features/pricing/premium-choices.tsx";
import { LimitReached } from "#src/features/usage/limit-reached.tsx";

/** The card at the daily limit, with what Premium costs. */
export default function LimitCard(props: Omit<ComponentProps<typeof LimitReached>, "children">) {
  return (
    <LimitReached {...props}>
      <PremiumChoices />
    </LimitReached>
  );
}
