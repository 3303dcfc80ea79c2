import type { Column } from "../lists/data-table.tsx";
import { RawValue } from "./raw-value.tsx";

type RawColumn<Row> = Partial<Pick<Column<Row>, "cell" | "numeric" | "sort" | "className">>;

/**
 * Returns table columns that are named like the fields of the rows. Every field must be listed, so that none is
 * forgotten; a field with null is shown only in the row's details.
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
