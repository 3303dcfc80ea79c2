import clsx from "clsx";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Offer } from "./offers.ts";

interface PlanCardProps {
  readonly offer: Offer;
  readonly price: string;
  /** "a month": what the price is for. */
  readonly unit?: string;
  readonly badge?: string;
  /** What has to be said about the price. */
  readonly priceNote?: ReactNode;
  /** The button, and what stands beside it. */
  readonly action: ReactNode;
  /** It is the only one: what it costs stands beside what it gives. */
  readonly alone?: boolean;
}

/** One plan: what it costs, what can be done about it, and what it gives. */
export function PlanCard({ offer, price, unit, badge, priceNote, action, alone = false }: PlanCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "flex flex-col rounded-surface border bg-sheet",
        badge ? "border-pencil" : "border-hairline",
        // Side by side, what the plans cost and what they give stand in line.
        alone ? "md:flex-row" : "md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0",
      )}
    >
      <div className={clsx("flex flex-col p-5 md:p-7", alone && "md:w-1/2")}>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-title">
            {offer.name}
          </h2>
          {badge && <p className="rounded-full bg-pencil-wash px-3 py-1 text-sm font-medium text-pencil">{badge}</p>}
        </div>
        <p className="mt-1 text-soft">{offer.description}</p>
        <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-display font-semibold tracking-tight tabular-nums">{price}</span>
          {unit && <span className="text-soft">{unit}</span>}
        </p>
        <div className="min-h-5 text-sm text-soft">{priceNote}</div>
        <div className="mt-5">{action}</div>
      </div>
      <ul
        className={clsx(
          "grid flex-1 content-start gap-3 border-t border-hairline p-5 md:p-7",
          alone && "md:border-t-0 md:border-l md:pt-9",
        )}
      >
        {offer.features.map(({ text, included, note }) => (
          <li key={text} className="flex items-start gap-3">
            {included ? (
              <Check size={18} strokeWidth={2.5} aria-hidden className="mt-0.75 shrink-0 text-pencil" />
            ) : (
              <Minus size={18} aria-hidden className="mt-0.75 shrink-0 text-faint" />
            )}
            <span className={clsx("text-pretty", !included && "text-faint")}>
              {!included && <span className="sr-only">Not included: </span>}
              {text}
              {note && <span className="block text-sm text-pretty text-soft">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
