import { customType } from "drizzle-orm/pg-core";

/** A column of bytes, such as what is encrypted. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
