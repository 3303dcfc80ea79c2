import type { paymentSorts } from "@rewright/contract/admin/payments";
import type { ListedPaymentStatus } from "@rewright/contract/billing";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { currentPayments } from "#src/db/payments-schema.ts";
import { paymentLogs, users } from "#src/db/schema.ts";
import { countRows, cutPage, type PageAsked, seek } from "#src/db/seek.ts";
import { isListed } from "./listed-payments.ts";
import { payerColumns } from "./payer-columns.ts";
import { beginsWith, idBeginsWith } from "./prefix-search.ts";

export interface PaymentFilter {
  readonly status?: ListedPaymentStatus | undefined;
  readonly userId?: string | undefined;
  readonly search?: string | undefined;
}

export interface PaymentOrder {
  readonly by: (typeof paymentSorts)[number];
  readonly direction: "asc" | "desc";
}

const columns = { created_at: currentPayments.createdAt, amount: currentPayments.amount };
const types = { created_at: "timestamptz", amount: "bigint" } as const;

/**
 * Returns one page of payments in their current state. Each comes with its newest row in the payment log and with its
 * payer, if the payer's account still exists.
 */
export async function findPayments(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  filter: PaymentFilter,
  { by, direction }: PaymentOrder,
  asked: PageAsked,
) {
  const part = seek(asked, {
    by: columns[by],
    byType: types[by],
    tie: currentPayments.position,
    tieType: "bigint",
    direction,
  });
  const where = matching(filter);
  // Compute the page from keys only, so that the database reads only the index even for a far page.
  const page = db
    .select({ key: currentPayments.paymentKey })
    .from(currentPayments)
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset)
    .as("page");
  const rows = await db
    .select({
      row: paymentLogs,
      payer: payerColumns(now()),
      position: part.position,
    })
    .from(page)
    .innerJoin(currentPayments, eq(currentPayments.paymentKey, page.key))
    .innerJoin(paymentLogs, eq(paymentLogs.id, currentPayments.logId))
    .leftJoin(users, eq(users.id, currentPayments.userId))
    .orderBy(...part.orderBy);
  return { ...cutPage(rows, asked), ...(await countRows(db, currentPayments, where)) };
}

function matching({ status, userId, search }: PaymentFilter): SQL | undefined {
  return and(
    isListed,
    status && eq(currentPayments.paymentStatus, status),
    userId ? eq(currentPayments.userId, userId) : undefined,
    search ? found(search) : undefined,
  );
}

/**
 * Matches payments whose key, customer or account id begins with the search text. Each comparison uses an index. An
 * email address names one account, so it needs no other condition.
 */
function found(search: string): SQL | undefined {
  if (search.includes("@")) {
    return sql`${currentPayments.userId} = (SELECT id FROM ${users} WHERE email = ${search.toLowerCase()})`;
  }
  return or(
    beginsWith(currentPayments.paymentKey, search),
    beginsWith(currentPayments.stripeCustomerId, search),
    idBeginsWith(currentPayments.userId, search),
  );
}
