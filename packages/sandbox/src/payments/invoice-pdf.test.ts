import { inflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { goodCard, testSite } from "#test/test-site.ts";

const site = testSite();
afterAll(site.stop);

/** Returns the text of a PDF file. In the standard fonts, each letter is written as its code. */
function wordsOf(pdf: Buffer): string {
  const streams = pdf.toString("latin1").matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, stream]) => inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"));
  return drawn
    .join("\n")
    .replace(/\[((?:<[0-9a-f]*>|[-\d.\s])+)\] TJ/g, (_whole, parts: string) =>
      Buffer.from([...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(""), "hex").toString("latin1"),
    );
}

async function paidInvoice(name: string) {
  const { path, customer } = await site.beginCheckout();
  await site.post(path, { ...goodCard, name });
  return (await site.stripe.invoices.list({ customer })).data[0]!;
}

test("an invoice's PDF file contains its number, the buyer, the amount and the period", async () => {
  const invoice = await paidInvoice("Mary Writer");
  const answer = await site.get(new URL(invoice.invoice_pdf!).pathname);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="invoice-${invoice.number}.pdf"`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const words = wordsOf(pdf);
  for (const word of [invoice.number!, "Rewright", "mary@example.org", "$49.99", "PAID", "Amount due", "$0.00"]) {
    expect(words).toContain(word);
  }
  expect(words).toMatch(/\d+ [A-Z][a-z]+ \d{4} . \d+ [A-Z][a-z]+ \d{4}/);
});

test("a request for the PDF of an unknown invoice gets status 404", async () => {
  expect((await site.get("/payments/invoices/in_none/pdf")).status).toBe(404);
});
