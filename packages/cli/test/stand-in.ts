import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createLanguageModel } from "@rewright/sandbox/language-model";
import { afterAll } from "vitest";

/** A request that the simulated language model received. */
interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Starts a server with a simulated language model, which stops after the tests of the calling file. */
export async function startStandIn({ apiKey }: { apiKey?: string } = {}) {
  const standIn = createLanguageModel(apiKey === undefined ? {} : { apiKey });
  const asked: Asked[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer(
    getRequestListener(async (request, bindings) => {
      if (request.url.endsWith("/chat/completions")) asked.push((await request.clone().json()) as Asked);
      open++;
      mostOpen = Math.max(mostOpen, open);
      try {
        return await standIn.answer(request, bindings);
      } finally {
        open--;
      }
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    /** Returns the largest number of requests that were open at the same time. */
    mostAtOnce: () => mostOpen,
    /** The environment variables that configure this model. */
    env: standIn.settingsAt(address),
    /** Sets how the simulated model behaves from now on. */
    control: (script: object) => fetch(`${address}/llm/control`, { method: "POST", body: JSON.stringify(script) }),
  };
}
