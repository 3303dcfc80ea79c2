import { plans } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import clsx from "clsx";

/** Shows the initials and plan of a user. Without a user, it shows an empty space of the same size. */
export function Avatar({ user }: { user: User | undefined }) {
  const isPremium = user?.plan === "premium";
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-pencil-wash text-sm font-semibold text-pencil"
      >
        {user && initials(user)}
      </span>
      <span
        className={clsx(
          "plan-badge inline-block min-w-17 rounded-full px-2 py-0.5 text-center text-xs font-medium",
          isPremium ? "bg-pencil text-on-pencil" : "border border-hairline text-soft",
        )}
      >
        {user ? plans[isPremium ? "premium" : "free"].name : "\u00a0"}
      </span>
    </span>
  );
}

/** Returns the first letters of the user's names or, without names, of the email address. */
function initials({ first_name, last_name, email }: User): string {
  const letters = [first_name, last_name].map((name) => [...name][0] ?? "").join("");
  return (letters || email.charAt(0)).toUpperCase();
}
