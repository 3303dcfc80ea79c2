import { z } from "zod";
import { inquiryTypes } from "../contact-form.ts";
import { endpoint } from "../endpoint.ts";
import { id, smallBodyBytes } from "../fields.ts";
import { pageOf, pageQuery } from "../paging.ts";

const states = ["open", "handled"] as const;
const searchError = "search must be a string of at most 200 characters.";
const stateError = "state must be open or handled.";

const contactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiry_type: z.enum(inquiryTypes),
  user_id: z.uuid().nullable().describe("The sender's account. Null if the sender wasn't logged in."),
  state: z.enum(states),
  mailed: z.boolean().describe("True once the message has been emailed to the administrators."),
  created_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = endpoint({
  method: "GET",
  path: "/api/admin/contact-messages",
  summary: "List contact messages, newest first",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    search: z
      .string(searchError)
      .trim()
      .max(200, searchError)
      .regex(/^[^\0]*$/, searchError)
      .optional(),
    state: z.enum(states, stateError).optional(),
  }),
  output: pageOf(contactMessage),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const markContactMessage = endpoint({
  method: "POST",
  path: "/api/admin/contact-messages/{id}",
  summary: "Mark a contact message as handled, or reopen it",
  policy: "admin",
  input: z.object({ id: id(), state: z.enum(states, stateError) }),
  output: z.object({ success: z.literal(true), data: contactMessage }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const deleteContactMessage = endpoint({
  method: "DELETE",
  path: "/api/admin/contact-messages/{id}",
  summary: "Delete a contact message",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
