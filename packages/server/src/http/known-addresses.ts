import type { Endpoint } from "@rewright/contract/endpoint";
import { AppError } from "../app-error.ts";
import { isApiPath } from "./api-paths.ts";
import type { PageRoute } from "./route.ts";

interface Address {
  readonly matches: (path: string) => boolean;
  readonly methods: readonly string[];
}

/** Returns all paths with their methods, so that an unknown path can be told from a wrong method. */
export function knownAddresses(endpoints: readonly Endpoint[], pages: readonly PageRoute[]): Address[] {
  return [
    ...endpoints.map(({ path, method }) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return { matches: (asked: string) => pattern.test(asked), methods: [method] };
    }),
    ...pages.map(({ path }) => ({
      matches: path === "/*" ? (asked: string) => !isApiPath(asked) : (asked: string) => asked === path,
      methods: ["GET", "HEAD"],
    })),
  ];
}

/** Returns the error for a request that no route matches: an unknown path or a method that is not allowed. */
export function refusalOfUnknown(
  known: readonly Address[],
  { path, method }: { path: string; method: string },
): AppError {
  const allow = known.filter((address) => address.matches(path)).flatMap(({ methods }) => methods);
  if (allow.length === 0 || allow.includes(method)) return new AppError("not_found");
  const methods = [...new Set(allow)];
  return new AppError("method_not_allowed", `This endpoint only supports ${methods.join(" and ")}.`, {
    allow: methods.join(", "),
  });
}

/** Converts a path to the router's notation: "/api/history/{id}" → "/api/history/:id". */
export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
