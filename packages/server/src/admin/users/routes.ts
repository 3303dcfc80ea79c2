import * as contract from "@rewright/contract/admin/users";
import { grantPremiumTo } from "#src/accounts/premium/grant-premium.ts";
import { readAccountOf } from "#src/accounts/read-account.ts";
import { withdrawCheckout } from "#src/billing/checkout/withdraw-checkout.ts";
import type { BillingDeps } from "#src/billing/provider/deps.ts";
import { pageAnswer } from "#src/http/page-answer.ts";
import { type ApiRoute, type Call, route, sessionOf } from "#src/http/route.ts";
import { formatDay } from "#src/mail/format-day.ts";
import { banUser, unbanUser } from "./ban-user.ts";
import { cancelUserSubscription } from "./cancel-subscription.ts";
import { type CreateDeps, createUser } from "./create-user.ts";
import { type DeleteDeps, deleteUser } from "./delete-user.ts";
import { endGrants } from "./end-grants.ts";
import { endSessions } from "./end-sessions.ts";
import { listUsers } from "./list-users.ts";
import { type ReadDeps, readUser, toAdminUser } from "./read-user.ts";
import { countKinds } from "./store.ts";
import { updateUser } from "./update-user.ts";

export type UserDeps = BillingDeps & CreateDeps & DeleteDeps & ReadDeps & Parameters<typeof updateUser>[0];

const actorOf = (call: Call): string => sessionOf(call).account.id;

/** Returns the API routes with which administrators manage users. */
export const userRoutes = (deps: UserDeps): ApiRoute[] => [
  ...readRoutes(deps),
  ...changeRoutes(deps),
  ...premiumRoutes(deps),
];

const readRoutes = (deps: UserDeps): ApiRoute[] => [
  route(contract.listUsers, async ({ input }) => {
    const { search, plan, state, sort_by: by, sort_order: direction } = input;
    const found = await listUsers(deps, { search, plan, state }, { asked: input, order: { by, direction } });
    return pageAnswer(found, input, toAdminUser);
  }),

  route(contract.userStats, async () => ({
    success: true as const,
    data: { ...(await countKinds(deps.db, deps.now())), total_is_estimate: false },
  })),

  route(contract.getUser, async (call) => ({
    success: true as const,
    data: await readUser(deps, call, call.input.id),
  })),

  route(contract.findUserByEmail, async ({ input }) => {
    const account = await readAccountOf(deps, input.email);
    return { success: true as const, exists: account !== undefined, user: account ? toAdminUser(account) : null };
  }),
];

const changeRoutes = (deps: UserDeps): ApiRoute[] => [
  route(contract.createUser, async (call) => {
    const account = await createUser(deps, actorOf(call), call.input.input);
    return { success: true as const, data: toAdminUser(account) };
  }),

  route(contract.updateUser, async (call) => {
    const { id, input } = call.input;
    const { first_name: firstName, last_name: lastName, role } = input;
    const account = await updateUser(deps, { actorId: actorOf(call), id }, { firstName, lastName, role });
    return { success: true as const, data: toAdminUser(account) };
  }),

  route(contract.deleteUser, async (call) => {
    await deleteUser(deps, { actorId: actorOf(call), id: call.input.id });
    return { success: true as const, message: "User deleted successfully." };
  }),

  route(contract.banUser, async (call) => {
    const account = await banUser(deps, { actorId: actorOf(call), ...call.input });
    await withdrawCheckout(deps, account);
    return { success: true as const, data: toAdminUser(account) };
  }),

  route(contract.unbanUser, async (call) => {
    const account = await unbanUser(deps, { actorId: actorOf(call), ...call.input });
    return { success: true as const, data: toAdminUser(account) };
  }),

  route(contract.endUserSessions, async (call) => {
    const { id, session_id: sessionId } = call.input;
    return { success: true as const, ended: await endSessions(deps, { actorId: actorOf(call), id, sessionId }) };
  }),
];

const premiumRoutes = (deps: UserDeps): ApiRoute[] => [
  route(contract.grantPremium, async (call) => {
    const { accountId, endsAt } = await grantPremiumTo(deps, sessionOf(call).account, call.input);
    await withdrawCheckout(deps, { id: accountId });
    return { success: true as const, ends_at: endsAt?.toISOString() ?? null };
  }),

  route(contract.endGrants, async (call) => {
    const { account, ended } = await endGrants(deps, { actorId: actorOf(call), ...call.input });
    return { success: true as const, data: toAdminUser(account), ended };
  }),

  route(contract.cancelUserSubscription, async (call) => {
    const account = await cancelUserSubscription(deps, { actorId: actorOf(call), ...call.input });
    const end = account.premiumUntil;
    const message = end
      ? `The subscription is canceled. Premium ends on ${formatDay(end)}.`
      : "The subscription has ended.";
    return { success: true as const, data: toAdminUser(account), message };
  }),
];
