import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** An email that the simulated mail server received. */
export interface ReceivedMail {
  readonly id: number;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The web addresses in the text, in order. */
  readonly links: readonly string[];
}

export interface Mailbox {
  /** The address of the simulated mail server. */
  readonly url: string;
  /** Returns the received emails, newest first. */
  mails(): readonly ReceivedMail[];
  close(): Promise<void>;
}

/** The most emails that are stored. Older ones are removed. */
const capacity = 500;

/** Starts a mail server that accepts every email, stores it, and sends none on. */
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
    // A client may disconnect at any time.
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
