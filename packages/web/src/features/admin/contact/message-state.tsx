import type { ContactMessage } from "@rewright/contract/admin-contact";
import { Badge } from "../parts/badge.tsx";

/** Whether a message still waits for somebody. */
export function MessageState({ state }: { state: ContactMessage["state"] }) {
  return state === "open" ? <Badge look="warning">Open</Badge> : <Badge look="good">Handled</Badge>;
}
