import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: false,
  // The 404 page is prerendered too: the server answers unknown addresses with build/client/404/index.html.
  prerender: [
    "/",
    "/dashboard",
    "/login",
    "/signup",
    "/reset-password",
    "/auth/callback",
    "/verify-email",
    "/account",
    "/words",
    "/batch",
    "/admin",
    "/test-payment-logs",
    "/pricing",
    "/contact",
    "/changelog",
    "/terms",
    "/privacy",
    "/site.webmanifest",
    "/404",
  ],
} satisfies Config;
