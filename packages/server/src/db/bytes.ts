import { customType } from "drizzle-orm/pg-core";

/** Defines a database column of bytes, such as encrypted content. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
