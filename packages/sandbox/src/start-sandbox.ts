import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createGoogle } from "./google/google.ts";
import { indexPage } from "./index-page.ts";
import { createLanguageModel } from "./language-model/language-model.ts";
import { mailListPage, mailPage } from "./mailbox/mail-pages.ts";
import { type Mailbox, openMailbox } from "./mailbox/mailbox.ts";
import { pageHeaders } from "./page.ts";
import { createPaymentSite } from "./payments/payment-site.ts";

interface Options {
  readonly port: number;
  /** The address to listen on. The default is 127.0.0.1, which only programs on the same machine can reach. */
  readonly host?: string | undefined;
  /** The host name of the sandbox in links. The default is localhost. */
  readonly hostName?: string | undefined;
  /** The product's address. */
  readonly productOrigin: string;
  /** The address of the product's webhook for payment events. If undefined, events are not sent. */
  readonly webhookUrl?: string | undefined;
  /** The folder in which customers and payments are stored. If undefined, they are only in memory. */
  readonly dataDir?: string | undefined;
}

type Settings = Readonly<Record<string, string>>;

export interface Sandbox {
  /** The sandbox's address in a browser on this machine. */
  readonly address: string;
  /**
   * Returns settings that use simulated services for those that are not configured. A partly configured service is left
   * alone, because its keys must never be sent to a simulated one. The simulated language model gives prepared answers,
   * so it is used only if SANDBOX_MODEL asks for it.
   */
  settingsFor(environment: Readonly<Record<string, string | undefined>>): Settings;
  stop(): Promise<void>;
}

/**
 * Starts the simulated services: Google sign-in, the payment provider, a language model, and a mailbox that receives
 * all emails.
 */
export async function startSandbox({ port, productOrigin, webhookUrl, dataDir, ...at }: Options): Promise<Sandbox> {
  const { host = "127.0.0.1", hostName = "localhost" } = at;
  const mailbox = await openMailbox();
  // Clients keep connections, and the next request must not meet one that is being closed.
  const server = createServer({ keepAliveTimeout: 75_000 });
  server.listen(port, host);
  await once(server, "listening");
  const address = `http://${hostName}:${(server.address() as AddressInfo).port}`;
  const google = await createGoogle({ address, productOrigin });
  const payments = createPaymentSite({ address, webhookUrl, dataDir });
  const answerPayments = getRequestListener(payments.answer);
  const languageModel = createLanguageModel();
  const answerPrompts = getRequestListener(languageModel.answer);
  server.on("request", (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.message : "The request could not be answered.");
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (/^\/(v1|payments)(?![^/?])/.test(request.url ?? "")) return answerPayments(request, response);
    if (/^\/llm(?![^/?])/.test(request.url ?? "")) return answerPrompts(request, response);
    const isForm = request.url?.startsWith("/google-account/") && request.method === "POST";
    const form = new URLSearchParams(isForm ? await readForm(request) : "");
    if (await google.handle(request, response, form)) return;
    answerMail(mailbox, request.url ?? "/", response);
  }

  const always: readonly Settings[] = [{ SMTP_URL: mailbox.url }, google.settings, payments.settings];
  return {
    address,
    settingsFor(environment) {
      const asksForModel = ["1", "true"].includes(environment.SANDBOX_MODEL ?? "");
      const services = asksForModel ? [...always, languageModel.settingsAt(address)] : always;
      const missing = services.filter((settings) => !Object.keys(settings).some((name) => environment[name]));
      return Object.assign({ SANDBOX: "1", SANDBOX_URL: environment.SANDBOX_URL || address }, ...missing);
    },
    async stop() {
      payments.stop();
      server.close();
      server.closeAllConnections();
      await mailbox.close();
    },
  };
}

function answerMail(mailbox: Mailbox, path: string, response: ServerResponse): void {
  if (path === "/") return void response.writeHead(200, pageHeaders).end(indexPage());
  if (path === "/mail") return void response.writeHead(200, pageHeaders).end(mailListPage(mailbox.mails()));
  if (path === "/mail.json") {
    const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
    return void response.writeHead(200, headers).end(JSON.stringify(mailbox.mails()));
  }
  const id = /^\/mail\/(\d+)$/.exec(path)?.[1];
  const mail = mailbox.mails().find((one) => one.id === Number(id));
  if (mail) return void response.writeHead(200, pageHeaders).end(mailPage(mail));
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("There's nothing at this address.");
}

/** Reads the fields of a form. A body of more than a few kilobytes is refused. */
async function readForm(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > 10_000) throw new Error("The form is too large.");
  }
  return body;
}
