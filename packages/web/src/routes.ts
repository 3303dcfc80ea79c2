import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("app/layout.tsx", [
    index("app/home/home.tsx"),
    route("dashboard", "app/dashboard.tsx"),
    route("login", "app/login.tsx"),
    route("signup", "app/signup.tsx"),
    route("reset-password", "app/reset-password.tsx"),
    route("auth/callback", "app/auth-callback.tsx"),
    route("verify-email", "app/verify-email.tsx"),
    route("account", "app/account.tsx"),
    route("batch", "app/batch.tsx"),
    route("admin", "app/admin.tsx"),
    route("test-payment-logs", "app/payment-logs.tsx"),
    route("pricing", "app/pricing.tsx"),
    route("contact", "app/contact.tsx"),
    route("changelog", "app/changelog.tsx"),
    route("terms", "app/terms.tsx"),
    route("privacy", "app/privacy.tsx"),
    route("*", "app/not-found.tsx"),
  ]),
  route("site.webmanifest", "app/web-manifest.ts"),
] satisfies RouteConfig;
