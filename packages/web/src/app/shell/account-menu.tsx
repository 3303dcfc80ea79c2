import { plans } from "@rewright/contract/plans";
import type { User } from "@rewright/contract/user";
import { BookMarked, CircleUserRound, CreditCard, LogOut } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface AccountMenuProps {
  readonly user: User;
  /** The CSS class of the button that opens the menu. */
  readonly className: string;
  /** The content of that button. */
  readonly children: ReactNode;
  /** Opens the subscription. Undefined if the account has none. */
  readonly onManage: (() => void) | undefined;
  readonly onLogOut: () => void;
}

const item =
  "flex h-10 items-center gap-3 rounded-control px-3 text-sm outline-none select-none data-highlighted:bg-(--hover)";

/** Shows the account's menu. It is open at first, because its code is loaded when the button is pressed. */
export default function AccountMenu({ user, className, children, onManage, onLogOut }: AccountMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={className}>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" sideOffset={8} className="appear float z-50 w-60 p-1.5">
        <DropdownMenu.Label className="border-b border-hairline px-3 pt-1.5 pb-2.5">
          <span className="block truncate text-sm font-medium">{`${user.first_name} ${user.last_name}`.trim()}</span>
          <span className="block truncate text-sm text-soft">{user.email}</span>
          <span className="block text-sm text-soft">{plans[user.plan === "premium" ? "premium" : "free"].name}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Item asChild>
          <Link to="/account" className={`mt-1.5 ${item}`}>
            <CircleUserRound size={16} aria-hidden className="text-soft" />
            Account
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/words" className={item}>
            <BookMarked size={16} aria-hidden className="text-soft" />
            Words and style
          </Link>
        </DropdownMenu.Item>
        {onManage && (
          <DropdownMenu.Item className={`cursor-pointer ${item}`} onSelect={onManage}>
            <CreditCard size={16} aria-hidden className="text-soft" />
            Manage subscription
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={`cursor-pointer ${item}`} onSelect={onLogOut}>
          <LogOut size={16} aria-hidden className="text-soft" />
          Log out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
