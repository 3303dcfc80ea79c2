import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("app/shell/layout.tsx", [
    index("app/pages/home/home.tsx"),
    route("dashboard", "app/pages/dashboard.tsx"),
    route("login", "app/pages/login.tsx"),
    route("signup", "app/pages/signup.tsx"),
    route("reset-password", "app/pages/reset-password.tsx"),
    route("auth/callback", "app/pages/auth-callback.tsx"),
    route("verify-email", "app/pages/verify-email.tsx"),
    route("account", "app/pages/account.tsx"),
    route("words", "app/pages/words.tsx"),
    route("batch", "app/pages/batch.tsx"),
    route("admin", "app/pages/admin.tsx"),
    route("test-payment-logs", "app/pages/payment-logs.tsx"),
    route("pricing", "app/pages/pricing.tsx"),
    route("private", "app/pages/private.tsx"),
    route("contact", "app/pages/contact.tsx"),
    route("changelog", "app/pages/changelog.tsx"),
    route("terms", "app/pages/terms.tsx"),
    route("privacy", "app/pages/privacy.tsx"),
    route("*", "app/pages/not-found.tsx"),
  ]),
  route("site.webmanifest", "app/shell/web-manifest.ts"),
] satisfies RouteConfig;
