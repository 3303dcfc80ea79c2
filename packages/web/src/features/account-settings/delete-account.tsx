import type { User } from "@rewright/contract/user";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

/** The way out. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
