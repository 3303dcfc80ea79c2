import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { smallBodyBytes } from "../fields.ts";
import { exportedTables } from "./choices.ts";

export const exportTable = endpoint({
  method: "GET",
  path: "/api/admin/export/{table}",
  summary: "Download a whole table as a CSV file, with the same columns as in the admin panel",
  description:
    "The file is UTF-8 with a byte order mark. Cells that a spreadsheet would read as formulas start with an apostrophe. Users and payments are listed oldest first. A payment that changes during the export appears again at the end.",
  policy: "admin",
  input: z.object({ table: z.enum(exportedTables) }),
  output: z.custom<AsyncIterable<string>>(),
  fileType: "text/csv",
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
