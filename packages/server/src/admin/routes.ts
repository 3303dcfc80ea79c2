import type { ApiRoute } from "../http/route.ts";
import { type UserDeps, userRoutes } from "./users/routes.ts";

/** The addresses that administrators alone may use, beside those of single subjects. */
export const adminRoutes = (deps: UserDeps): ApiRoute[] => [...userRoutes(deps)];
