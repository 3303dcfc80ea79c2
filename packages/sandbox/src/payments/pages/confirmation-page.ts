import { html } from "#src/html.ts";
import { paymentPage } from "./layout.ts";

/** The page of the card's bank, where it asks whether it is you. */
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
