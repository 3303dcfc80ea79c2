import type { Account } from "#src/accounts/account.ts";
import { AppError } from "#src/app-error.ts";
import { updateUserRow } from "./change-store.ts";
import { type ChangeDeps, changeUser } from "./change-user.ts";

interface Deps extends ChangeDeps {
  /** Called when an account's email address or name has changed. */
  readonly onPersonChanged: (accountId: string) => Promise<void>;
}

interface Given {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly role?: "user" | "admin" | undefined;
}

/**
 * Changes the names or the role of an account.
 * @throws AppError `forbidden` when the role may not be changed
 */
export async function updateUser(
  deps: Deps,
  { actorId, id }: { readonly actorId: string; readonly id: string },
  given: Given,
): Promise<Account> {
  let isRenamed = false;
  const account = await changeUser(deps, { actorId, id, action: "user.update" }, async (tx, row, now) => {
    const { firstName = row.firstName, lastName = row.lastName, role = row.role } = given;
    const before = { first_name: row.firstName, last_name: row.lastName, role: row.role };
    const after = { first_name: firstName, last_name: lastName, role };
    const changed = (Object.keys(before) as (keyof typeof before)[]).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return undefined;
    isRenamed = changed.some((name) => name !== "role");
    if (changed.includes("role")) refuseRole(role, { isOwn: actorId === id, ...row });
    await updateUserRow(
      tx,
      id,
      {
        ...(isRenamed && { firstName, lastName, name: `${firstName} ${lastName}`.trim() }),
        ...(changed.includes("role") && { role, roleDecidedAt: now }),
      },
      now,
    );
    const roles = { before: { role: row.role }, after: { role } };
    // Omit the names, because the audit log is kept longer than the account.
    return { changed, ...(changed.includes("role") && roles) };
  });
  if (isRenamed) await deps.onPersonChanged(id);
  return account;
}

function refuseRole(
  role: "user" | "admin",
  { isOwn, emailVerified, isActive }: { isOwn: boolean; emailVerified: boolean; isActive: boolean },
): void {
  // This ensures that at least one administrator remains.
  if (isOwn) throw new AppError("forbidden", "You can't change your own role. Ask another administrator.");
  if (role !== "admin") return;
  if (!emailVerified) throw new AppError("forbidden", "An administrator needs a verified email address.");
  if (!isActive)
    throw new AppError("forbidden", "This account is banned. Lift the ban before you make the user an administrator.");
}
