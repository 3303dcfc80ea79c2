import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGoogle } from "./google/google.ts";
import { mailListPage, mailPage } from "./mailbox/mail-pages.ts";
import { type Mailbox, openMailbox } from "./mailbox/mailbox.ts";
import { pageHeaders } from "./page.ts";

interface Options {
  readonly port: number;
  /** The product's own address. */
  readonly productOrigin: string;
}

export interface Sandbox {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** What the product's settings have to be, to use the stand-ins in the place of the real services. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts stand-ins for what lies outside the machine: Google's sign-in and a mailbox for every mail. */
export async function startSandbox({ port, productOrigin }: Options): Promise<Sandbox> {
  const mailbox = await openMailbox();
  const server = createServer();
  server.listen(port);
  await once(server, "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const google = await createGoogle({ address, productOrigin });
  server.on("request", (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.message : "The request could not be answered.");
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForm = request.url?.startsWith("/google-account/") && request.method === "POST";
    const form = new URLSearchParams(isForm ? await readForm(request) : "");
    if (await google.handle(request, response, form)) return;
    answerMail(mailbox, request.url ?? "/", response);
  }

  return {
    address,
    settings: { SANDBOX: "1", SANDBOX_URL: address, SMTP_URL: mailbox.url, ...google.settings },
    async stop() {
      server.close();
      server.closeAllConnections();
      await mailbox.close();
    },
  };
}

function answerMail(mailbox: Mailbox, path: string, response: ServerResponse): void {
  if (path === "/") return void response.writeHead(302, { Location: "/mail" }).end();
  if (path === "/mail") return void response.writeHead(200, pageHeaders).end(mailListPage(mailbox.mails()));
  if (path === "/mail.json") {
    const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
    return void response.writeHead(200, headers).end(JSON.stringify(mailbox.mails()));
  }
  const id = /^\/mail\/(\d+)$/.exec(path)?.[1];
  const mail = mailbox.mails().find((one) => one.id === Number(id));
  if (mail) return void response.writeHead(200, pageHeaders).end(mailPage(mail));
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("There is nothing at this address.");
}

/** A form's fields; more than a few kilobytes is no form of ours. */
async function readForm(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > 10_000) throw new Error("The form is too large.");
  }
  return body;
}
