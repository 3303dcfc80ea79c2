import type { Stripe } from "stripe";
import { emit, update } from "./events.ts";
import { ids } from "./ids.ts";
import type { Customer } from "./objects.ts";
import { rowOf, rowWith } from "./state.ts";
import { cancelNow, isLive } from "./subscriptions.ts";
import type { World } from "./world.ts";

interface Given {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly phone?: string | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function createCustomer(world: World, given: Given): Customer {
  const customer: Customer = {
    id: ids.customer(),
    object: "customer",
    address: null,
    balance: 0,
    created: world.realNow(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description || null,
    discount: null,
    email: given.email || null,
    invoice_prefix: ids.invoicePrefix(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name || null,
    next_invoice_sequence: 1,
    phone: given.phone || null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  world.state.customers[customer.id] = customer;
  emit(world, "customer.created", customer);
  return customer;
}

/** Returns a customer. @throws Refusal if the id is unknown or the customer was deleted */
export function customerWithId({ state }: World, id: string, param?: string): Customer {
  return rowWith("customer", state.customers, id, param);
}

/** Throws if a list is requested for an unknown customer. Deleted customers are known. */
export function refuseUnknownCustomer({ state }: World, id: string | undefined): void {
  if (id === undefined || rowOf(state.deletedCustomers, id)) return;
  rowWith("customer", state.customers, id, "customer");
}

export function updateCustomer(world: World, customer: Customer, patch: Partial<Customer>): void {
  update(world, "customer.updated", customer, patch);
}

/** Deletes a customer. Their subscriptions end at once, and the records of payments stay. */
export function deleteCustomer(world: World, customer: Customer): void {
  const { state } = world;
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer === customer.id && isLive(subscription)) cancelNow(world, subscription, null);
  }
  emit(world, "customer.deleted", customer);
  state.deletedCustomers[customer.id] = customer;
  delete state.customers[customer.id];
}
