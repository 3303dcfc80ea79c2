import * as contract from "@rewright/contract/account";
import { AppError } from "#src/app-error.ts";
import { type ApiRoute, route, sessionOf } from "#src/http/route.ts";
import { requireMail } from "#src/mail/require-mail.ts";
import { type Account, toUser } from "../account.ts";
import { mails } from "../mails.ts";
import { changePasswordOf } from "../password/change-password.ts";
import { checkPassword } from "../password/check-password.ts";
import type { AccountDeps } from "../routes.ts";
import { toSession } from "../sessions/list-sessions.ts";
import { callAuth } from "../sign-in/call-auth.ts";
import { deleteSession, findAccountByEmail, openSessions, updateAccount } from "../store.ts";
import { deleteOwnAccount } from "./delete-account.ts";
import { exportAccountOf } from "./export-account.ts";

type Deps = AccountDeps & Parameters<typeof exportAccountOf>[0] & Parameters<typeof deleteOwnAccount>[0];

/** Returns the API routes with which users manage their own account. */
export function accountRoutes(deps: Deps): ApiRoute[] {
  const { auth, db } = deps;
  return [
    route(contract.updateProfile, async (call) => {
      const { account } = sessionOf(call);
      const { first_name: firstName = account.firstName, last_name: lastName = account.lastName } = call.input;
      const { history_enabled: historyEnabled = account.historyEnabled } = call.input;
      const change = { firstName, lastName, name: `${firstName} ${lastName}`.trim(), historyEnabled };
      await updateAccount(db, account.id, change, deps.now());
      if (change.name !== account.name) await deps.onPersonChanged(account.id);
      return { success: true as const, user: toUser({ ...account, ...change }) };
    }),

    route(contract.changePassword, async (call) => {
      const who = { ...sessionOf(call), addressHash: call.guest.addressHash };
      await changePasswordOf(deps, who, call.input);
      return { success: true as const, message: "Password changed. You're logged out everywhere else." };
    }),

    route(contract.changeEmail, async (call) => {
      const { account } = sessionOf(call);
      const firstAddress = await requestEmailChange(deps, account, {
        ...call.input,
        addressHash: call.guest.addressHash,
      });
      return {
        success: true as const,
        message: `We sent a link to ${firstAddress}. Open the link to continue.`,
      };
    }),

    route(contract.listSessions, async (call) => {
      const { account, sessionId } = sessionOf(call);
      const rows = await openSessions(db, account.id, deps.now());
      return { sessions: rows.map((row) => toSession(row, sessionId)) };
    }),

    route(contract.endSession, async (call) => {
      const { account } = sessionOf(call);
      if (!(await deleteSession(db, account.id, call.input.id))) throw new AppError("not_found");
      return { success: true as const };
    }),

    route(contract.exportAccount, async (call) => {
      const { account, sessionId } = sessionOf(call);
      return exportAccountOf(deps, account, sessionId);
    }),

    route(contract.deleteAccount, async (call) => {
      const { confirmation, password } = call.input;
      await callAuth(() => auth.api.signOut({ headers: new Headers(), returnHeaders: true }), call.cookies);
      await deleteOwnAccount(deps, sessionOf(call), { confirmation, password, addressHash: call.guest.addressHash });
      return { success: true as const };
    }),
  ];
}

/**
 * Mails the first link for changing an email address: to the current address if it is verified, otherwise to the new
 * address.
 * @returns the address that gets the link
 */
async function requestEmailChange(
  deps: Deps,
  account: Account,
  {
    newEmail,
    password,
    addressHash,
  }: { readonly newEmail: string; readonly password?: string | undefined; readonly addressHash: string },
): Promise<string> {
  requireMail(deps.mailer, "Email isn't set up yet, so we can't confirm the address. Please contact support.");
  if (newEmail === account.email) throw new AppError("invalid_input", "This is already your email address.");
  await checkPassword(deps, account, { password, addressHash });
  await deps.limitAttempts("verification-mail", { subject: account.id, addressHash });
  const first = account.emailVerified ? account.email : newEmail;
  // If the new address belongs to another account, send no mail but give the same response.
  if (!(await findAccountByEmail(deps.db, newEmail, deps.now()))) {
    const step = account.emailVerified ? "confirm" : "change";
    const url = await deps.links.make(account, { step, to: newEmail });
    const mail =
      step === "confirm" ? mails.confirmNewAddress(first, newEmail, url) : mails.verifyNewAddress(first, url);
    deps.mailer.send(mail);
  }
  return first;
}
