import clsx from "clsx";
import { useId } from "react";
import { priceOf, twelveMonths, yearlySaving } from "./period-names.ts";
import { pricingStrings } from "./strings.ts";

const { compare } = pricingStrings;

/** Compares the price of a year paid at once with twelve monthly payments. */
export function PeriodComparison({ className }: { className: string }) {
  const id = useId();
  const rows = [
    [compare.yearly, priceOf("yearly")],
    [compare.monthly, twelveMonths],
  ];
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "self-start rounded-surface border border-hairline p-5 md:row-span-2 md:row-start-1 md:p-7",
        className,
      )}
    >
      <h2 id={id} className="text-title">
        {compare.title}
      </h2>
      <dl className="mt-5 tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2.5 font-medium">
          <dt>{compare.saved}</dt>
          <dd className="text-added">{yearlySaving}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-pretty text-soft">{compare.note}</p>
    </section>
  );
}
