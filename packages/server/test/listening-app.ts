import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createTestApp, testOrigin } from "./test-app.ts";

type Options = Parameters<typeof createTestApp>[0];

/** Starts the real web app on a port of this machine, for programs that send it requests. */
export async function startListeningApp(options: Options) {
  let app: ReturnType<typeof createTestApp> | undefined;
  const listener = getRequestListener((request, bindings) => app!.app.fetch(request, bindings));
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = createTestApp({ ...options, origin, settings: { ...options.settings, origin } });
  const { send } = app;
  return {
    ...app,
    origin,
    /** Sends a request of a simulated browser, whose pages have the origin of this server. */
    send(url: string, init: RequestInit, from?: string) {
      const headers = new Headers(init.headers);
      if (headers.has("Origin")) headers.set("Origin", origin);
      return send(url.replace(testOrigin, origin), { ...init, headers }, from);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
