import { type Html, html } from "#src/html.ts";
import type { Card } from "../payments.ts";
import { type CardFields, testCards } from "./test-cards.ts";

export type CardErrors = Readonly<Partial<Record<keyof CardFields, string>>>;

const missing: CardFields = {
  number: "Enter your card number.",
  expiry: "Enter the expiry date as month and year, such as 04 / 30.",
  cvc: "Enter the security code.",
  name: "Enter the name on the card.",
};

/** The error messages for a declined card, each with the field at which it is shown. */
const wrong: Readonly<Record<string, CardErrors>> = {
  invalid_number: { number: "This card number is not valid." },
  invalid_expiry: { expiry: "This date is not valid, or the card has expired." },
  invalid_cvc: { cvc: "The security code is incomplete." },
  declined: { number: "Your card was declined. Use another card." },
  insufficient_funds: { number: "Your card has insufficient funds. Use another card." },
  authentication_failed: { number: "Your bank could not confirm that it is you. Try again, or use another card." },
  invoice_failed: { number: "The card was saved, but the open invoice could not be paid with it. Use another card." },
};

/** Returns the values of a card form: those that were sent, or those of the selected test card. */
export function cardFields(form: URLSearchParams): CardFields {
  const field = (name: string) => (form.get(name) ?? "").trim().slice(0, 100);
  return { number: field("number"), expiry: field("expiry"), cvc: field("cvc"), name: field("name") };
}

/** Validates the values of a card form. @returns the card, or an error message for each invalid field */
export function readCard(fields: CardFields): Card | CardErrors {
  const [, month, year] = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(fields.expiry) ?? [];
  const names = Object.keys(missing) as (keyof CardFields)[];
  const empty = names.filter((name) => !fields[name] || (name === "expiry" && !year));
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, missing[name]]));
  const { number, cvc, name } = fields;
  return {
    number: number.replace(/[\s-]/g, ""),
    expMonth: Number(month),
    expYear: (Number(year) % 100) + 2000,
    cvc,
    name,
  };
}

/** Returns the error messages to show after a card was refused. */
export function cardErrors(outcome: string): CardErrors {
  return wrong[outcome] ?? { number: "This card cannot be used." };
}

interface Shown {
  readonly action: string;
  readonly button: string;
  readonly fields: CardFields;
  readonly errors: CardErrors;
}

/** Returns a card form, with a list of test cards below it. */
export function cardForm({ action, button, fields, errors }: Shown): Html {
  const firstWrong = (["number", "expiry", "cvc", "name"] as const).find((name) => errors[name]);
  const field = (name: keyof CardFields, label: string, autocomplete: string, isNumber: boolean, placeholder = "") => {
    const error = errors[name];
    return html`<div><label>${label} <input name="${name}" value="${fields[name]}" autocomplete="${autocomplete}" required
      ${isNumber && html`inputmode="numeric"`} placeholder="${placeholder}" maxlength="100"
      ${error && html`aria-invalid="true" aria-describedby="${name}-error"`} ${name === firstWrong && html`autofocus`}>
      </label>${error && html`<p class="wrong fine" id="${name}-error">${error}</p>`}</div>`;
  };
  return html`<form method="post" action="${action}" novalidate class="card-form">
    ${field("number", "Card number", "cc-number", true, "1234 1234 1234 1234")}
    <div class="three">${field("expiry", "Expiry", "cc-exp", true, "MM / YY")}${field("cvc", "Security code", "cc-csc", true, "CVC")}</div>
    ${field("name", "Name on card", "cc-name", false)}
    <button class="button full">${button}</button>
  </form>
  <details open><summary>Cards to try</summary><p class="fine">Choose one to fill in the form. Any other valid number succeeds.</p><ul class="cards">${testCards.map(
    ({ key, shown, effect }) =>
      html`<li><a href="${action}?card=${key}"><span class="mono">${shown}</span><span>${effect}</span></a></li>`,
  )}</ul></details>`;
}
