import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { settingsMarker } from "./api/public-settings.ts";
import { bootScript } from "./app/shell/boot-script.ts";
import { Crash } from "./app/shell/crash.tsx";
import { InlineScript } from "./ui/inline-script.tsx";
import "./styles/app.css";

/** Renders the HTML document around every page. The server replaces a comment in it by its public settings. */
export function Layout({ children }: { children: ReactNode }) {
  const isPrivate = useLocation().pathname === "/private";
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f4ed" data-of="light" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13171e" data-of="dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={isPrivate ? "/private.webmanifest" : "/site.webmanifest"} />
        <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <div
          hidden
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed comment that the server replaces
          dangerouslySetInnerHTML={{ __html: settingsMarker }}
        />
        <InlineScript code={import.meta.env.SSR ? bootScript : ""} />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shows an error outside of any page, without header and footer. */
export function ErrorBoundary({ error }: { error?: unknown }) {
  return (
    <main>
      <Crash error={error} />
    </main>
  );
}
