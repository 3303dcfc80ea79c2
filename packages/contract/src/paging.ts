import { z } from "zod";

/** The largest number of rows on one page of an administrator's list, which is also the default. */
export const adminPageSize = 100;

const pageError = "page must be a whole number from 1 to 100000.";
const limitError = `limit must be a whole number from 1 to ${adminPageSize}.`;
const cursorError = "The cursor isn't valid.";

/** The query parameters that select rows of a list: those after `cursor` if it is set, otherwise those of the page. */
export const pageQuery = {
  page: z.coerce.number(pageError).int(pageError).min(1, pageError).max(100_000, pageError).default(1),
  limit: z.coerce
    .number(limitError)
    .int(limitError)
    .min(1, limitError)
    .max(adminPageSize, limitError)
    .default(adminPageSize),
  cursor: z
    .string(cursorError)
    .max(500, cursorError)
    .regex(/^[\w-]*$/, cursorError)
    .optional()
    .describe("The next_cursor of the previous page. If you send it, we ignore the page field."),
};

/** The direction in which a list is sorted. */
export const sortOrder = z.enum(["asc", "desc"], "sort_order must be asc or desc.").default("desc");

const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  total_is_estimate: z.boolean().describe("True if the total is an estimate, as it is for more than 10,000 rows."),
  next_cursor: z.string().nullable().describe("Cursor of the next page. Null on the last page."),
});
export type Pagination = z.infer<typeof pagination>;

/** Creates the schema for one page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), data: z.array(row), pagination, message: z.string().optional() });
