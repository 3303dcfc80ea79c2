import type { World } from "../world.ts";
import type { Fields, Values } from "./read-params.ts";

/** A route of the API and its function. `id` is the id in the address. */
export interface ApiRoute {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly fields: Fields;
  readonly run: (world: World, given: Values<Fields>, id: string) => unknown;
}

type Run<All> = (world: World, given: Values<All>, id: string) => unknown;

const routeOf =
  (method: ApiRoute["method"]) =>
  <All extends Fields>(path: string, fields: All, run: Run<All>): ApiRoute => ({
    method,
    path,
    fields,
    run: run as Run<Fields>,
  });

export const get = routeOf("GET");
export const post = routeOf("POST");
export const del = routeOf("DELETE");
