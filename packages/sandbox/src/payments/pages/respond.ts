import type { Context } from "hono";
import { pageHeaders } from "#src/page.ts";
import { messagePage } from "./layout.ts";

/** Sends pages. */
export const respond = {
  page: (context: Context, html: string) => context.body(html, 200, pageHeaders),
  /** Sends the form again with its errors. */
  refusedPage: (context: Context, html: string) => context.body(html, 422, pageHeaders),
  notFound: (context: Context) =>
    context.body(messagePage("Not found", "There's nothing at this address."), 404, pageHeaders),
};

/** Reads a form's fields. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}

/** Returns the id in the address. */
export function idOf(context: Context): string {
  return context.req.param("id") ?? "";
}
