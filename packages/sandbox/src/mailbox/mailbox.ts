import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly id: number;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses in the text, in order. */
  readonly links: readonly string[];
}

export interface Mailbox {
  /** Where to send mail to. */
  readonly url: string;
  /** Newest first. */
  mails(): readonly ReceivedMail[];
  close(): Promise<void>;
}

/** More than anybody looks through; older mails are forgotten. */
const capacity = 500;

/** A mail server for everybody's mail. Nothing leaves the machine. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  let lastId = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      read(stream).then((mail) => {
        const text = (mail.text ?? "").trim();
        received.unshift({
          id: ++lastId,
          at: new Date().toISOString(),
          from: mail.from?.address ?? "",
          to: session.envelope.rcptTo.map(({ address }) => address).join(", "),
          subject: mail.subject ?? "",
          text,
          links: text.match(/https?:\/\/\S+/g) ?? [],
        });
        received.length = Math.min(received.length, capacity);
        done();
      }, done);
    },
  });
  server.on("error", () => {
    // A client that hangs up in the middle is the client's matter.
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function read(stream: Readable) {
  return PostalMime.parse(await buffer(stream));
}
