import { html } from "#src/html.ts";
import { paymentPage } from "./layout.ts";

/** Renders the page on which the card's bank asks for confirmation. */
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
