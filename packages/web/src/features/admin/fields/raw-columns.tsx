import type { Column } from "../lists/data-table.tsx";
import { RawValue } from "./raw-value.tsx";

type RawColumn<Row> = Partial<Pick<Column<Row>, "cell" | "numeric" | "sort" | "className">>;

/**
 * Columns under the names that they have in the answer, in this order. Every field has to be named, so that none is
 * forgotten when the answer has a new one; null leaves it to the row's details.
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
