import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Toasts } from "#src/ui/toasts.tsx";
import { Billing } from "../pages/billing.tsx";
import { Help } from "../pages/help.tsx";
import { Crash } from "./crash.tsx";
import { Notices } from "./notices.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { usePassingNotice } from "./use-passing-notice.ts";
import { useScrollOnNavigation } from "./use-scroll-on-navigation.ts";

/** Shows what surrounds every page: header, notices and footer. */
export default function SiteLayout() {
  useScrollOnNavigation();
  usePassingNotice();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Shows the error of a crashed page between the header and the footer, so that other pages can be opened. */
export function ErrorBoundary({ error }: { error?: unknown }) {
  return (
    <Frame>
      <Crash error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-raised px-4 py-2 text-sm font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Notices />
      <Billing />
      <Help />
      <SiteHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </div>
  );
}
