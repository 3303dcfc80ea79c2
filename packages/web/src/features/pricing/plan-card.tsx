import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Feature, Offer } from "./offers.ts";
import { pricingStrings } from "./strings.ts";

interface PlanCardProps {
  readonly offer: Offer;
  readonly price: ReactNode;
  readonly badge?: string;
  /** A note on the price. */
  readonly priceNote: ReactNode;
  /** The button, and the text beside it. */
  readonly action: ReactNode;
  /** The CSS classes that place the card beside the other one. */
  readonly className: string;
}

/** Shows a plan's price, button and features. The parts of adjacent cards are aligned. */
export function PlanCard({ offer, price, badge, priceNote, action, className }: PlanCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "flex flex-col rounded-surface border bg-sheet md:row-span-2 md:row-start-1 md:grid md:grid-rows-subgrid md:gap-y-0",
        badge ? "border-pencil" : "border-hairline",
        className,
      )}
    >
      <div className="flex flex-col p-5 md:p-7">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-title">
            {offer.name}
          </h2>
          {badge && <p className="rounded-full bg-pencil-wash px-3 py-1 text-sm font-medium text-pencil">{badge}</p>}
        </div>
        <p className="mt-1 text-soft">{offer.description}</p>
        <div className="mt-5">{price}</div>
        <div className="min-h-5 text-sm text-soft">{priceNote}</div>
        <div className="mt-5 min-h-11">{action}</div>
      </div>
      <ul className="grid flex-1 content-start gap-3 border-t border-hairline p-5 md:p-7">
        {offer.features.map((feature) => (
          <FeatureItem key={feature.text} feature={feature} />
        ))}
      </ul>
    </section>
  );
}

/** Shows an amount, followed by "per month". */
export function Price({ amount, unit }: { amount: string; unit?: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-display font-semibold tracking-tight tabular-nums">{amount}</span>
      {unit && <span className="text-soft">{unit}</span>}
    </p>
  );
}

function FeatureItem({ feature: { text, included, note, modelNote } }: { feature: Feature }) {
  return (
    <li className="flex items-start gap-3">
      {included ? (
        <Check size={18} strokeWidth={2.5} aria-hidden className="mt-0.75 shrink-0 text-pencil" />
      ) : (
        <Minus size={18} aria-hidden className="mt-0.75 shrink-0 text-faint" />
      )}
      <span className={clsx("text-pretty", !included && "text-faint")}>
        {!included && <span className="sr-only">{pricingStrings.notIncluded}</span>}
        {text}
        {note && (
          <span className="block text-sm text-pretty text-soft">
            {note} {modelNote && <span className="only-model">{modelNote}</span>}
          </span>
        )}
      </span>
    </li>
  );
}
