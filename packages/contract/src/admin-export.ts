import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { exportedTables } from "./exported-tables.ts";

export const exportTable = endpoint({
  method: "GET",
  path: "/api/admin/export/{table}",
  summary: "A whole table as a CSV file, with the columns that its list shows",
  description: "Cells that a spreadsheet would take for a formula begin with an apostrophe.",
  policy: "admin",
  input: z.object({ table: z.enum(exportedTables) }),
  output: z.custom<AsyncIterable<string>>(),
  fileType: "text/csv",
  errors: ["not_found"],
  maxBodyBytes: 16_384,
});
