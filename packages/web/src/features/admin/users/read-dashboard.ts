import type { listPaymentLogs, OwnedPayment, paymentStats } from "@rewright/contract/admin/payments";
import type { AdminUser, listUsers, userStats } from "@rewright/contract/admin/users";
import type { z } from "zod";
import { read } from "#src/api/call.ts";
import { problemOf } from "#src/api/problem.ts";
import { noteLoss } from "../query-client.ts";
import { usersStrings } from "./strings.ts";

export interface Dashboard {
  readonly users: z.output<(typeof userStats)["output"]>["data"];
  readonly payments: z.output<(typeof paymentStats)["output"]>["data"];
  readonly recentUsers: readonly AdminUser[];
  readonly recentPayments: readonly OwnedPayment[];
}

type Answer =
  | { readonly success: true; readonly data: Dashboard }
  | { readonly success: false; readonly error: string };

/**
 * Loads the summary of people and payments: counts, last logins and last payments. If one request fails, all of it
 * fails.
 */
export async function readDashboard(signal?: AbortSignal): Promise<Answer> {
  try {
    const [users, payments, recentUsers, recentPayments] = await Promise.all([
      read<typeof userStats>("/api/users/stats", signal),
      read<typeof paymentStats>("/api/payment-logs/stats", signal),
      read<typeof listUsers>("/api/users?sort_by=last_login&limit=100", signal),
      read<typeof listPaymentLogs>("/api/payment-logs?sort_by=created_at&limit=100", signal),
    ]);
    return {
      success: true,
      data: {
        users: users.data,
        payments: payments.data,
        recentUsers: recentUsers.data,
        recentPayments: recentPayments.data,
      },
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    noteLoss(error);
    return { success: false, error: problemOf(error, usersStrings.anUnexpectedErrorOccurred).message };
  }
}
