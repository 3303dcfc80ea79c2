import type { Payer } from "@rewright/contract/admin/payments";
import { Link } from "react-router";
import { fullName } from "../users/full-name.ts";
import { userTo } from "../views/views.ts";
import { paymentsStrings } from "./strings.ts";

/** Shows who paid, with a link to the account. */
export function PaidBy({ user }: { readonly user: Payer | null }) {
  if (!user) return <span className="text-soft">{paymentsStrings.accountDeleted}</span>;
  return (
    <>
      <Link
        to={userTo(user.id)}
        state={{ keepPlace: true }}
        title={user.email}
        className="block truncate text-pencil underline underline-offset-4"
      >
        {user.email}
      </Link>
      <span className="block truncate text-soft">{fullName(user)}</span>
    </>
  );
}
