import * as contract from "@rewright/contract/admin/payments";
import { accountExists } from "#src/accounts/sign-up/account-exists.ts";
import { AppError } from "#src/app-error.ts";
import { pageAnswer } from "#src/http/page-answer.ts";
import { type ApiRoute, type Call, route, sessionOf } from "#src/http/route.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { addPayment } from "./add-payment.ts";
import { correctPayment } from "./correct-payment.ts";
import { findPayments } from "./current-payment-store.ts";
import { deletePayment } from "./delete-payment.ts";
import { readPaymentStats } from "./payment-stats.ts";
import { readPayment } from "./read-payment.ts";
import { toOwner, toPayer, toPayment, toWholePayment } from "./show-payment.ts";

const newestFirst = { by: "created_at", direction: "desc" } as const;

/** Returns the API routes with which administrators read, add, correct and delete payments. */
export function paymentLogRoutes(deps: BillingDeps): ApiRoute[] {
  const list = ({ input }: Pick<Call<typeof contract.listPaymentLogs>, "input">) => {
    const { payment_status: status, user_id: userId, search, sort_by: by, sort_order: direction } = input;
    return findPayments(deps, { status, userId, search }, { by, direction }, input);
  };
  return [
    route(contract.listPaymentLogs, async (call) =>
      pageAnswer(await list(call), call.input, ({ row, payer }) => ({ ...toPayment(row), ...toOwner(payer) })),
    ),

    route(contract.listPaymentLogsWithUsers, async (call) =>
      pageAnswer(await list(call), call.input, ({ row, payer }) => ({ ...toPayment(row), user: toPayer(payer) })),
    ),

    route(contract.listUserPayments, async ({ input }) => {
      if (!(await accountExists(deps, input.id))) throw new AppError("USER_NOT_FOUND");
      const found = await findPayments(deps, { userId: input.id }, newestFirst, input);
      return pageAnswer(found, input, ({ row }) => toPayment(row));
    }),

    // Must come before the route with an id, whose pattern also matches this path.
    route(contract.paymentStats, async () => ({ success: true as const, data: await readPaymentStats(deps) })),

    route(contract.getPaymentLog, async ({ input }) => {
      const { row, payer, states } = await readPayment(deps, input.id);
      const versions = states.map(toWholePayment);
      return { success: true as const, data: toWholePayment(row), user: toPayer(payer), versions };
    }),

    route(contract.createPaymentLog, async (call) => {
      const { user_id: userId, payment_key: key, payment_status: status, created_at: at, ...given } = call.input;
      const createdAt = at === undefined ? undefined : new Date(at);
      const row = await addPayment(deps, sessionOf(call).account, { ...given, userId, key, status, createdAt });
      return { success: true as const, data: toWholePayment(row) };
    }),

    route(contract.correctPaymentLog, async (call) => {
      const { id: rowId, payment_status: status, amount, amount_refunded: amountRefunded, reason } = call.input;
      const correction = { rowId, status, amount, amountRefunded, reason };
      return {
        success: true as const,
        data: toWholePayment(await correctPayment(deps, sessionOf(call).account, correction)),
      };
    }),

    route(contract.deletePaymentLog, async (call) => {
      await deletePayment(deps, sessionOf(call).account, call.input.id);
      return { success: true as const };
    }),
  ];
}
