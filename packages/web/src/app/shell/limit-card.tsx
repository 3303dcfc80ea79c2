import type { ComponentProps } from "react";
import { PremiumChoices } from "#src/features/pricing/premium-choices.tsx";
import { LimitReached } from "#src/features/usage/limit-reached.tsx";

/** Shows that the daily limit is reached, with the price of Premium. */
export default function LimitCard(props: Omit<ComponentProps<typeof LimitReached>, "children">) {
  return (
    <LimitReached {...props}>
      <PremiumChoices />
    </LimitReached>
  );
}
