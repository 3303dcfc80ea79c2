import type { resetUsage } from "@rewright/contract/usage";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { count } from "../fields/total.ts";
import type { PartProps } from "./part-props.ts";
import { usersStrings } from "./strings.ts";

/** Shows how many rewrites the account has used within the current day's limit. */
export function UserUsage({ user, actions }: PartProps) {
  const { used, limit, reset_time } = user.usage;

  const reset = () =>
    actions.run("reset", async () => {
      await call<typeof resetUsage>("/api/rate-limit/reset", { userId: user.id });
      return { message: usersStrings.theCountWasReset };
    });

  return (
    <DrawerSection
      title={usersStrings.use}
      actions={
        used > 0 && (
          <Button size="small" waiting={actions.busy !== undefined} onClick={reset}>
            {actions.busy === "reset" ? usersStrings.resetting : usersStrings.reset}
          </Button>
        )
      }
    >
      <p className="text-sm tabular-nums">
        {count(used)}
        {limit === -1 ? usersStrings.rewritesUnlimited : usersStrings.ofRewrites(count(limit))}
        {reset_time && (
          <span className="text-soft">
            . Resets <DateTime at={reset_time} exact />
          </span>
        )}
      </p>
    </DrawerSection>
  );
}
