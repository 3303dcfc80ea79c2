import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { exportedTables } from "./exported-tables.ts";
import { smallBodyBytes } from "./fields.ts";

export const exportTable = endpoint({
  method: "GET",
  path: "/api/admin/export/{table}",
  summary: "A whole table as a CSV file, with the columns that its list shows",
  description:
    "In UTF-8 with a byte order mark. Cells that a spreadsheet would take for a formula begin with an apostrophe. The oldest rows of people and payments come first, and a payment that changes meanwhile comes once more at the end.",
  policy: "admin",
  input: z.object({ table: z.enum(exportedTables) }),
  output: z.custom<AsyncIterable<string>>(),
  fileType: "text/csv",
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
