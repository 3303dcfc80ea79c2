import type { User } from "@rewright/contract/user";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { accountSettingsStrings } from "./strings.ts";

/** Shows the section that deletes the account. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {accountSettingsStrings.deleteAccount}
      </Button>
      {asking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
