import type { Config } from "@react-router/dev/config";
import { buildOffline } from "./on-device/build-offline.ts";
import { slimManifest } from "./slim-manifest.ts";

export default {
  appDirectory: "src",
  ssr: false,
  // Runs after the pages are prerendered.
  async buildEnd() {
    await slimManifest();
    await buildOffline();
  },
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
    "/private",
    "/changelog",
    "/terms",
    "/privacy",
    "/site.webmanifest",
    "/404",
  ],
} satisfies Config;
