import { html } from "#src/html.ts";
import { paymentPage } from "./layout.ts";

/** Returns the page on which the cardholder's bank asks to confirm a payment or card. */
export function confirmationPage(whatIsAsked: string): string {
  return paymentPage(
    "Confirm with your bank",
    html`<section class="panel">
      <p class="eyebrow">Sandbox Bank</p><h1>Is it you?</h1>
      <p>Your bank asks you to confirm ${whatIsAsked}.</p>
      <form method="post" class="actions">
        <button class="button" name="answer" value="complete">Complete authentication</button>
        <button class="button bad" name="answer" value="fail">Fail authentication</button>
      </form>
    </section>`,
  );
}
