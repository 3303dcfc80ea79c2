import type { Column } from "../lists/data-table.tsx";
import { RawValue } from "./raw-value.tsx";

type RawColumn<Row> = Partial<Pick<Column<Row>, "cell" | "numeric" | "sort" | "className">>;

/**
 * Returns columns named like the fields of the answer, in this order. Every field must be listed, so that a new field
 * of the answer cannot be forgotten; null shows a field only in the row's details.
 */
export const rawColumns = <Row,>(
  fields: {
    readonly [Name in keyof Row & string]: RawColumn<Row> | null;
  },
): Column<Row>[] =>
  (Object.keys(fields) as (keyof Row & string)[]).flatMap((name) => {
    const field = fields[name];
    return field === null ? [] : [{ id: name, header: name, cell: (row) => <RawValue value={row[name]} />, ...field }];
  });
