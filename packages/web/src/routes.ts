import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("app/layout.tsx", [index("app/home/home.tsx"), route("*", "app/not-found.tsx")]),
] satisfies RouteConfig;
