import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, smallBodyBytes } from "../fields.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { auditActions } from "./choices.ts";

const targetError = "target_id must be the ID of the item that was changed.";

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  actor_id: z.uuid().nullable(),
  actor_email: z.string().nullable().describe("Null if the account was deleted."),
  target_kind: z.enum(["user", "payment", "event", "message", "settings", "table"]),
  target_id: z.string().nullable(),
  target_email: z
    .string()
    .nullable()
    .describe("The account's email address. Null if the account was deleted or the item isn't an account."),
  details: z
    .record(z.string(), z.unknown())
    .describe("The reason, and the values before and after. Never contains users' texts or secrets."),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditLog = endpoint({
  method: "GET",
  path: "/api/admin/audit-log",
  summary: "List the entries of the audit log, newest first",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    action: z.enum(auditActions, "The audit log has no action with this name.").optional(),
    target_id: z
      .string(targetError)
      .trim()
      .max(255, targetError)
      .regex(/^[^\0]*$/, targetError)
      .optional(),
    actor_id: id("actor_id must be the ID of an account.").optional(),
  }),
  output: pageOf(auditEntry),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
