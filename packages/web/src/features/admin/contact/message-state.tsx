import type { ContactMessage } from "@rewright/contract/admin/contact";
import { Badge } from "../fields/badge.tsx";
import { contactStrings } from "./strings.ts";

/** Shows whether a message is open or handled. */
export function MessageState({ state }: { state: ContactMessage["state"] }) {
  return state === "open" ? (
    <Badge look="warning">{contactStrings.open}</Badge>
  ) : (
    <Badge look="good">{contactStrings.handled}</Badge>
  );
}
