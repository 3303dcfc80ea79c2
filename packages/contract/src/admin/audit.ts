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
  actor_email: z.string().nullable().describe("Present while the administrator's account exists."),
  target_kind: z.enum(["user", "payment", "event", "message", "settings", "table"]),
  target_id: z.string().nullable(),
  target_email: z.string().nullable().describe("Present for accounts, while they exist."),
  details: z
    .record(z.string(), z.unknown())
    .describe("The reason and the values before and after. Never a text or a secret."),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditLog = endpoint({
  method: "GET",
  path: "/api/admin/audit-log",
  summary: "List what administrators did, newest first",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    action: z.enum(auditActions, "The audit log has no such action.").optional(),
    target_id: z
      .string(targetError)
      .trim()
      .max(255, targetError)
      .regex(/^[^\0]*$/, targetError)
      .optional(),
    actor_id: id("actor_id must be the id of an account.").optional(),
  }),
  output: pageOf(auditEntry),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});
