import { plans, prices } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import { free, premium } from "./offers.ts";

/** Returns the plans as schema.org data for search engines. */
export function planData(origin: string): Readonly<Record<string, unknown>> {
  const offer = (name: string, description: string, cents: number, unit?: "MON" | "ANN") => ({
    "@type": "Offer",
    name,
    description,
    url: `${origin}/pricing`,
    priceCurrency: prices.currency.toUpperCase(),
    price: (cents / 100).toFixed(2),
    ...(unit && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: (cents / 100).toFixed(2),
        priceCurrency: prices.currency.toUpperCase(),
        billingDuration: 1,
        unitCode: unit,
      },
    }),
  });
  return {
    "@type": "Product",
    name: productName,
    description: `${plans.free.name} for short texts. ${plans.premium.name} for everything else.`,
    image: `${origin}/og.png`,
    brand: { "@type": "Brand", name: productName },
    offers: [
      offer(free.name, free.description, 0),
      offer(`${premium.name}, by the month`, premium.description, prices.monthly, "MON"),
      offer(`${premium.name}, by the year`, premium.description, prices.yearly, "ANN"),
    ],
  };
}
