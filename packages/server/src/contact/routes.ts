import {
  type ContactMessage,
  deleteContactMessage,
  listContactMessages,
  markContactMessage,
} from "@rewright/contract/admin/contact";
import { sendContactMessage } from "@rewright/contract/contact";
import { contactSent } from "@rewright/contract/contact-form";
import type { AttemptLimiter } from "../attempts/limit-attempts.ts";
import { pageAnswer } from "../http/page-answer.ts";
import { type ApiRoute, route, sessionOf } from "../http/route.ts";
import { deleteMessage } from "./delete-message.ts";
import { type MailingDeps, mailMessages } from "./mail-messages.ts";
import { markMessage } from "./mark-message.ts";
import { sendMessage } from "./send-message.ts";
import { findMessages, type Message } from "./store.ts";

type Deps = MailingDeps & { readonly limitAttempts: AttemptLimiter };

/** Returns the API routes of the contact form, including those with which administrators manage its messages. */
export const contactRoutes = (deps: Deps): ApiRoute[] => [
  route(sendContactMessage, async ({ account, guest, input }) => {
    const isStored = await sendMessage(deps, { account, addressHash: guest.addressHash }, input);
    if (isStored) void mailMessages(deps);
    return { success: true as const, message: contactSent };
  }),

  route(listContactMessages, async ({ input }) =>
    pageAnswer(await findMessages(deps.db, input, input), input, ({ message }) => toContactMessage(message)),
  ),

  route(markContactMessage, async (call) => {
    const message = await markMessage(deps, sessionOf(call).account, call.input);
    return { success: true as const, data: toContactMessage(message) };
  }),

  route(deleteContactMessage, async (call) => {
    await deleteMessage(deps, sessionOf(call).account, call.input.id);
    return { success: true as const };
  }),
];

function toContactMessage(message: Message): ContactMessage {
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    inquiry_type: message.inquiryType,
    user_id: message.userId,
    state: message.handledAt === null ? "open" : "handled",
    mailed: message.mailedAt !== null,
    created_at: message.createdAt.toISOString(),
    handled_at: message.handledAt?.toISOString() ?? null,
  };
}
