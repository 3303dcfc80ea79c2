import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMailer, type Mailer } from "./mailer.ts";

let server: SMTPServer;
let mailer: Mailer;
let received: { readonly to: readonly string[]; readonly source: string }[];
let refusal: string | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData(stream, session, done) {
      text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  mailer = createMailer({ smtpUrl, from: "The product <no-reply@example.org>" }, pino({ level: "silent" }));
});
beforeEach(() => {
  received = [];
  refusal = undefined;
});
afterAll(async () => {
  await mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mail = { to: "boss@example.org", subject: "Hello", paragraphs: ["<b>Not bold</b>"] };
const headerOf = (source: string) => source.slice(0, source.indexOf("\r\n\r\n"));

test("a mail is sent as text and as HTML, and replies go to its sender by default", async () => {
  await mailer.deliver(mail);
  const { to, source } = received[0]!;
  expect(to).toEqual(["boss@example.org"]);
  expect(source).toContain("text/plain");
  expect(source).toContain("text/html");
  expect(headerOf(source)).not.toMatch(/^reply-to:/im);
});

test("[MESSAGES-121] both versions of a mail show users' text unchanged, and replies go to the mail's reply address", async () => {
  await mailer.deliver({ ...mail, replyTo: "ada@example.org" });
  const { source } = received[0]!;
  expect(source).toContain("multipart/alternative");
  expect(headerOf(source)).toMatch(/^Reply-To: ada@example\.org$/m);
  const [text = "", html = ""] = source.split("Content-Type: text/html");
  expect(text).toContain("<b>Not bold</b>");
  expect(html).toContain("&#60;b&#62;Not bold");
});

test("text written by users cannot add headers or recipients", async () => {
  const subject = "Hello\r\nBcc: victim@example.org\r\n\r\nA body";
  const replyTo = "ada@example.org>\r\nBcc: victim@example.org";
  await mailer.deliver({ ...mail, subject, replyTo, paragraphs: [".\r\nRCPT TO:<victim@example.org>\r\nBcc: x"] });
  const { to, source } = received[0]!;
  expect(to).toEqual(["boss@example.org"]);
  expect(headerOf(source)).not.toMatch(/^bcc:/im);
});

test("sending a mail immediately fails if the mail server refuses it", async () => {
  refusal = "Nobody here";
  await expect(mailer.deliver(mail)).rejects.toMatchObject({ responseCode: expect.any(Number) });
  const without = createMailer({ smtpUrl: undefined, from: "a@example.org" }, pino({ level: "silent" }));
  await expect(without.deliver(mail)).rejects.toThrow("SMTP_URL");
});
