import { buffer } from "node:stream/consumers";
import { productName } from "@rewright/contract/product";
import PDFDocument from "pdfkit";
import type { Invoice } from "./objects.ts";
import { day, money, span } from "./wording.ts";

type Pdf = InstanceType<typeof PDFDocument>;

const ink = "#23211d";
const soft = "#5d584e";
const line = "#d9d3c4";
const pencil = "#2c4a86";
const green = "#2f6b46";
const red = "#9b2c1f";

const left = 56;
const right = 595.28 - 56;
const bottom = 841.89;

/** The text and colour that are stamped on an invoice, by its status. */
const stamps: Readonly<Record<string, readonly [string, string]>> = {
  paid: ["PAID", green],
  void: ["VOID", soft],
  uncollectible: ["UNPAID", red],
};

/** Creates an invoice as a PDF file on A4 pages. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Invoice ${invoice.number ?? "(draft)"}`;
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: 56, bottom: 0, left, right: left },
    info: { Title: title, Author: productName, CreationDate: new Date(invoice.created * 1000) },
    lang: "en",
    displayTitle: true,
  });
  head(pdf, invoice);
  parties(pdf, invoice);
  headline(pdf, invoice);
  totals(pdf, invoice, lines(pdf, invoice));
  stamp(pdf, invoice);
  foot(pdf, title);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

function head(pdf: Pdf, invoice: Invoice): void {
  pdf.rect(0, 0, 596, 6).fill(pencil);
  text(pdf, productName, left, 56, { font: "Times-Bold", size: 24 });
  text(pdf, "Invoice", left, 56, { font: "Times-Roman", size: 24, align: "right", colour: soft });
  const facts: [string, string][] = [
    ["Invoice number", invoice.number ?? "draft"],
    ["Date of issue", day(invoice.created)],
  ];
  const paidAt = invoice.status_transitions.paid_at;
  if (paidAt) facts.push(["Date paid", day(paidAt)]);
  else facts.push(["Date due", day(invoice.due_date ?? invoice.created)]);
  facts.forEach(([name, value], index) => {
    const y = 108 + index * 17;
    text(pdf, name, left, y, { colour: soft });
    text(pdf, value, left + 110, y, { font: "Helvetica-Bold" });
  });
}

function parties(pdf: Pdf, invoice: Invoice): void {
  const columns: [number, string, string[]][] = [
    [left, "From", [productName, "Sandbox seller, no real company"]],
    [left + 250, "Bill to", buyer(invoice)],
  ];
  for (const [x, label, [name = "", ...more]] of columns) {
    text(pdf, label, x, 184, { colour: soft, size: 9 });
    text(pdf, name, x, 199, { font: "Helvetica-Bold", width: 230 });
    if (more.length > 0) text(pdf, more.join("\n"), x, pdf.y + 2, { width: 230 });
  }
}

/**
 * Returns the lines about the buyer. A name in letters that the font does not have is left out, because the email
 * address identifies the buyer.
 */
function buyer({ customer_name: name, customer_email: email }: Invoice): string[] {
  return [name && !drawable(name).includes("?") ? name : undefined, email].filter((one) => typeof one === "string");
}

function headline(pdf: Pdf, invoice: Invoice): void {
  const { status, currency, total } = invoice;
  const paidAt = invoice.status_transitions.paid_at;
  const amount = money(total, currency);
  const said =
    status === "paid"
      ? `${amount} paid on ${day(paidAt ?? invoice.created)}`
      : status === "open"
        ? `${money(invoice.amount_remaining, currency)} due on ${day(invoice.due_date ?? invoice.created)}`
        : amount;
  text(pdf, said, left, 270, { font: "Times-Bold", size: 19 });
}

/** Draws the table of an invoice's items. @returns the vertical position below the table */
function lines(pdf: Pdf, invoice: Invoice): number {
  let y = 316;
  const columns = { quantity: 330, price: 375, amount: 455 };
  const row = (description: string, quantity: string, price: string, amount: string, look: Look) => {
    text(pdf, description, left, y, { ...look, width: 260 });
    const end = pdf.y;
    text(pdf, quantity, columns.quantity, y, { ...look, width: 40, align: "right" });
    text(pdf, price, columns.price, y, { ...look, width: 75, align: "right" });
    text(pdf, amount, columns.amount, y, { ...look, width: right - columns.amount, align: "right" });
    y = end;
  };
  row("Description", "Qty", "Unit price", "Amount", { colour: soft, size: 9 });
  rule(pdf, y + 4, ink);
  y += 14;
  for (const { description, quantity, amount, currency, period } of invoice.lines.data) {
    if (y > bottom - 220) {
      pdf.addPage();
      y = 56;
    }
    const count = quantity ?? 1;
    row(description ?? "", String(count), money(amount / (count || 1), currency), money(amount, currency), {});
    text(pdf, span(period), left, y + 2, { colour: soft, size: 9 });
    y = pdf.y + 8;
    rule(pdf, y, line);
    y += 10;
  }
  return y;
}

function totals(pdf: Pdf, invoice: Invoice, from: number): void {
  const { currency, subtotal, total, amount_paid, amount_remaining } = invoice;
  const sums: [string, number, boolean][] = [
    ["Subtotal", subtotal, false],
    ["Total", total, true],
    ["Amount paid", amount_paid, false],
    ["Amount due", amount_remaining, true],
  ];
  let y = from + 2;
  for (const [name, cents, isBold] of sums) {
    const look: Look = { font: isBold ? "Helvetica-Bold" : "Helvetica" };
    text(pdf, name, 330, y, look);
    text(pdf, money(cents, currency), 420, y, { ...look, width: right - 420, align: "right" });
    y += 19;
  }
}

function stamp(pdf: Pdf, { status, status_transitions: { paid_at } }: Invoice): void {
  const found = stamps[status ?? ""];
  if (!found) return;
  const [word, colour] = found;
  const [x, y, width, height] = [394, 116, 140, paid_at ? 56 : 42];
  pdf.save().rotate(-8, { origin: [x + width / 2, y + height / 2] });
  pdf.opacity(0.85).lineWidth(2.5).roundedRect(x, y, width, height, 8).stroke(colour);
  text(pdf, word, x, y + 10, { font: "Helvetica-Bold", size: 24, width, align: "center", colour });
  if (paid_at) text(pdf, day(paid_at), x, y + 37, { size: 9, width, align: "center", colour });
  pdf.restore();
}

function foot(pdf: Pdf, title: string): void {
  rule(pdf, bottom - 62, line);
  const look: Look = { colour: soft, size: 8.5 };
  text(pdf, "Made by the payment sandbox: nothing was charged, and this is no tax document.", left, bottom - 50, look);
  text(pdf, title, left, bottom - 50, { ...look, align: "right" });
}

function rule(pdf: Pdf, y: number, colour: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colour);
}

interface Look {
  readonly font?: string;
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: "right" | "center";
}

function text(pdf: Pdf, said: string, x: number, y: number, look: Look): void {
  const { font = "Helvetica", size = 10.5, colour = ink, width = right - x, align = "left" } = look;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(drawable(said), x, y, { width, align, lineGap: 2 });
}

/** Replacements for letters that are not composed of a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i", Œ: "OE", œ: "oe" };

/** Reduces a text to letters that the standard PDF fonts have: accents are removed, and other letters become "?". */
function drawable(said: string): string {
  const western = /[ -~\n\u00a0-\u00ff–—‘’“”•…€−]/;
  return Array.from(said, (letter) => {
    if (letter === "−") return "–";
    if (western.test(letter)) return letter;
    const bare = (plainLetters[letter] ?? letter).normalize("NFKD").replace(/\p{M}/gu, "");
    return Array.from(bare).every((one) => western.test(one)) ? bare : "?";
  }).join("");
}
