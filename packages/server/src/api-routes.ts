import { exportKeys } from "./accounts/api-keys/export-keys.ts";
import { apiKeyRoutes } from "./accounts/api-keys/routes.ts";
import type { createAccounts } from "./accounts/create-accounts.ts";
import { accountRoutes } from "./accounts/own-account/routes.ts";
import { signInRoutes } from "./accounts/routes.ts";
import { exportRoutes } from "./admin/export/routes.ts";
import { userRoutes } from "./admin/users/routes.ts";
import { exportActivity } from "./analytics/export-activity.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import type { AppDeps } from "./app-deps.ts";
import { auditRoutes } from "./audit/routes.ts";
import { exportBatches } from "./batches/export-batches.ts";
import { batchRoutes } from "./batches/routes.ts";
import { closeBilling } from "./billing/customers/close-billing.ts";
import { eventRoutes } from "./billing/events/routes.ts";
import { exportPayments } from "./billing/ledger/export-payments.ts";
import { paymentLogRoutes } from "./billing/ledger/log-routes.ts";
import { paymentRoutes } from "./billing/ledger/routes.ts";
import { billingRoutes } from "./billing/routes.ts";
import { exportMessages } from "./contact/export-messages.ts";
import { contactRoutes } from "./contact/routes.ts";
import { allHistory } from "./history/read-history.ts";
import { historyRoutes } from "./history/routes.ts";
import type { ApiRoute } from "./http/route.ts";
import { privateModeRoutes } from "./private-mode/routes.ts";
import { rewritingRoutes } from "./rewriting/routes.ts";
import { runRoutes } from "./runs/routes.ts";
import type { createRunContext } from "./runs/run-context.ts";
import { savedWordsRoutes } from "./saved-words/routes.ts";
import { readSavedSettings } from "./saved-words/saved-settings.ts";
import { defaultSettings } from "./settings/default-settings.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { resetUsageOf } from "./usage/reset-usage.ts";
import { usageRoutes } from "./usage/routes.ts";

/** Holds the services that the API routes use: those of the server and those that `createApp` adds. */
export interface RouteDeps extends AppDeps {
  readonly accounts: ReturnType<typeof createAccounts>;
  readonly runs: ReturnType<typeof createRunContext>;
}

/** Returns the API routes by subject, each with the services that it uses. */
export function apiRoutes({ accounts, runs, ...deps }: RouteDeps): ApiRoute[] {
  const { config } = deps;
  const { limitAttempts } = accounts;
  const usage = { ...deps, anonymousDailyGenerations: config.anonymousDailyGenerations };
  const billing = { ...deps, limitAttempts, enqueue: deps.enqueueEvent };
  const owned = ownedByAccount(deps);
  const subjects: ApiRoute[] = [
    ...rewritingRoutes({ ...usage, limitAttempts, requestCipher: runs.requestCipher }),
    ...runRoutes(runs),
    ...usageRoutes(usage),
    ...privateModeRoutes(deps),
    ...signInRoutes(accounts),
    ...accountRoutes({ ...accounts, ...owned }),
    ...apiKeyRoutes(accounts),
    ...historyRoutes(deps),
    ...savedWordsRoutes(deps),
    ...batchRoutes(deps),
    ...billingRoutes(billing),
    ...paymentRoutes(billing),
    ...paymentLogRoutes(deps),
    ...eventRoutes(deps),
    ...analyticsRoutes(deps),
    ...userRoutes({ ...usage, ...accounts, ...owned }),
    ...auditRoutes(deps),
    ...contactRoutes({ ...deps, limitAttempts, contactEmail: config.contactEmail }),
    ...settingsRoutes({ ...deps, defaults: defaultSettings(config) }),
  ];
  return [...subjects, ...exportRoutes(deps, subjects)];
}

/**
 * Returns the kinds of data that belong to an account: how each is exported, and what happens to it when the account is
 * deleted.
 */
function ownedByAccount(deps: AppDeps) {
  return {
    exports: {
      api_keys: (accountId: string) => exportKeys(deps, accountId),
      history: (accountId: string) => allHistory(deps, accountId),
      saved_words: (accountId: string) => readSavedSettings(deps, accountId),
      batches: (accountId: string) => exportBatches(deps, accountId),
      payments: (accountId: string) => exportPayments(deps, accountId),
      activity: (accountId: string) => exportActivity(deps, accountId),
      contact_messages: (accountId: string) => exportMessages(deps, accountId),
    },
    closeBilling: <T>(account: { readonly id: string }, remove: () => Promise<T>) =>
      closeBilling(deps, account, remove),
    forget: (accountId: string) => resetUsageOf(deps, accountId),
  };
}
