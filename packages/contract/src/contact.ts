import { z } from "zod";
import { contactLimits, inquiryTypes } from "./contact-form.ts";
import { endpoint } from "./endpoint.ts";
import { email } from "./fields.ts";

/**
 * Matches characters that must not be in a name or subject: they break the line, are invisible, or reverse the
 * direction of text.
 */
const notInLines = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const line = (error: string, max: number) =>
  z
    .string(error)
    .trim()
    .min(1, error)
    .max(max, error)
    .refine((value) => !notInLines.test(value), error);

const messageError = `Write a message of 1 to ${contactLimits.message} characters.`;

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  summary: "Send a contact message",
  description:
    "We store the message before emailing it. If the website field is filled in, we treat the message as spam and discard it.",
  policy: "public",
  input: z.object({
    name: line(`Enter a name of 1 to ${contactLimits.name} characters.`, contactLimits.name),
    email,
    subject: line(`Enter a subject of 1 to ${contactLimits.subject} characters.`, contactLimits.subject),
    message: z
      .string(messageError)
      .trim()
      .min(1, messageError)
      .max(contactLimits.message, messageError)
      .regex(/^[^\0]*$/, messageError),
    inquiryType: z.enum(inquiryTypes, "Choose what the message is about."),
    website: z.string().max(500).nullish().describe("Leave this empty. Only spam bots fill it in."),
  }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: ["unavailable"],
  maxBodyBytes: 65_536,
});
