import { type BillingPeriod, plans, prices } from "@rewright/contract/plans";
import { productName } from "@rewright/contract/product";
import type { Price, Product } from "./objects.ts";

/** The date at which the products and prices were created. */
const created = Date.UTC(2026, 0, 1) / 1000;

/** The ids of the monthly and the yearly price. */
export const priceIds = { monthly: "price_sandbox_monthly", yearly: "price_sandbox_yearly" } as const;

const product: Product = {
  id: "prod_sandboxpremium",
  object: "product",
  active: true,
  created,
  default_price: priceIds.monthly,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: `${productName} ${plans.premium.name}`,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  updated: created,
  url: null,
};

const priceOf = (period: BillingPeriod, interval: "month" | "year"): Price => ({
  id: priceIds[period],
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency: prices.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: product.id,
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: prices[period],
  unit_amount_decimal: String(prices[period]),
});

/** The products and prices, by id. They never change. */
export const catalogue = {
  products: { [product.id]: product } as Readonly<Record<string, Product>>,
  prices: {
    [priceIds.monthly]: priceOf("monthly", "month"),
    [priceIds.yearly]: priceOf("yearly", "year"),
  } as Readonly<Record<string, Price>>,
} as const;
