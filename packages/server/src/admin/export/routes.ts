import { listAuditLog } from "@rewright/contract/admin/audit";
import type { ExportedTable } from "@rewright/contract/admin/choices";
import { listContactMessages } from "@rewright/contract/admin/contact";
import { exportTable } from "@rewright/contract/admin/export";
import { listBillingEvents, listPaymentLogs, listUnmatchedPayments } from "@rewright/contract/admin/payments";
import { listUsers } from "@rewright/contract/admin/users";
import type { Endpoint } from "@rewright/contract/endpoint";
import type { Logger } from "pino";
import { writeAudit } from "#src/audit/write-audit.ts";
import type { Db } from "#src/db/database.ts";
import { type ApiRoute, route, sessionOf } from "#src/http/route.ts";
import { columnsOf, listRows } from "./list-rows.ts";
import { toCsv } from "./to-csv.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The API endpoint that lists each table. */
const lists: Readonly<Record<ExportedTable, Endpoint>> = {
  users: listUsers,
  payment_logs: listPaymentLogs,
  unmatched_payments: listUnmatchedPayments,
  billing_events: listBillingEvents,
  contact_messages: listContactMessages,
  audit_log: listAuditLog,
};

/**
 * Returns the API route with which administrators export whole tables.
 * @param routes must include the routes of the lists
 */
export const exportRoutes = ({ db, now, logger }: Deps, routes: readonly ApiRoute[]): ApiRoute[] => [
  route(exportTable, async (call) => {
    const { table } = call.input;
    const list = routes.find(({ endpoint }) => endpoint === lists[table]);
    if (!list) throw new Error(`There is no table named ${table}.`);
    const actorId = sessionOf(call).account.id;
    await writeAudit(db, now(), { actorId, action: "table.export", target: { kind: "table", id: table } });
    return logged(logger, toCsv(columnsOf(list), listRows(list, call)));
  }),
];

/**
 * Yields the parts of an export. Logs an error that occurs meanwhile, because a response that has started can only be
 * aborted, without telling the client why.
 */
async function* logged(logger: Logger, parts: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* parts;
  } catch (err) {
    logger.error({ err }, "a table that was taken home broke off");
    throw err;
  }
}
