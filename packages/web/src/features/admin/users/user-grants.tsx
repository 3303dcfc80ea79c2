import type { endGrants } from "@rewright/contract/admin/users";
import { useState } from "react";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { Badge } from "../fields/badge.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { ReasonDialog } from "../reasons/reason-dialog.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

/**
 * Shows the Premium that administrators have granted to an account, with a button that ends it. Subscriptions are not
 * affected.
 */
export function UserGrants({ user, actions }: PartProps) {
  const [asking, setAsking] = useState<"give" | "end">();
  const close = () => setAsking(undefined);
  const inForce = user.grants.filter(isInForce);

  async function end(reason: string): Promise<void> {
    const { ended } = await call<typeof endGrants>(`/api/admin/users/${user.id}/end-grants`, { id: user.id, reason });
    close();
    actions.report({ message: ended === 1 ? usersStrings.oneGrantEnded : `Ended ${ended} grants.` });
  }

  return (
    <DrawerSection
      title={usersStrings.premiumGrants}
      actions={
        <>
          {inForce.length > 0 && (
            <Button size="small" onClick={() => setAsking("end")}>
              {usersStrings.end}
            </Button>
          )}
          <Button size="small" onClick={() => setAsking("give")}>
            {usersStrings.grantPremium}
          </Button>
        </>
      }
    >
      {user.grants.length === 0 ? (
        <p className="text-sm text-soft">{usersStrings.noGrants}</p>
      ) : (
        <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-sheet text-sm">
          {user.grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {asking === "give" && <GrantDialog user={user} actions={actions} onClose={close} />}
      {asking === "end" && (
        <ReasonDialog
          title={usersStrings.endThisPremiumGrant}
          message={`${user.email} will keep Premium only with a paid subscription.`}
          confirm={usersStrings.endIt}
          busyLabel={usersStrings.ending}
          danger
          onConfirm={end}
          onClose={close}
        />
      )}
    </DrawerSection>
  );
}

type Grant = PartProps["user"]["grants"][number];

function GrantRow({ grant }: { readonly grant: Grant }) {
  return (
    <li className="px-4 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{grant.reason}</span>
        {isInForce(grant) ? (
          <Badge look="good">{usersStrings.active}</Badge>
        ) : (
          <Badge look="quiet">{usersStrings.ended}</Badge>
        )}
      </p>
      <p className="text-soft wrap-anywhere">
        <DateTime at={grant.granted_at} /> to <DateTime at={grant.ends_at} none="no end" />, by{" "}
        {grant.granted_by ?? "a former administrator"}
      </p>
    </li>
  );
}

const isInForce = ({ ends_at }: Grant): boolean => ends_at === null || Date.parse(ends_at) > Date.now();
