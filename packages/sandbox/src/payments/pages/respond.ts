import type { Context } from "hono";
import { pageHeaders } from "#src/page.ts";
import { messagePage } from "./layout.ts";

/** Functions that send HTML pages and redirects. */
export const respond = {
  page: (context: Context, html: string) => context.body(html, 200, pageHeaders),
  /** Sends the page with the form again, now with error messages (status 422). */
  refusedPage: (context: Context, html: string) => context.body(html, 422, pageHeaders),
  notFound: (context: Context) =>
    context.body(messagePage("Not found", "There's nothing at this address."), 404, pageHeaders),
};

/** Reads the fields of a form that was sent. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}

/** Returns the id in the request's path. */
export function idOf(context: Context): string {
  return context.req.param("id") ?? "";
}
