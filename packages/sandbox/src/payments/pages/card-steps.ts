import type { Context, Hono } from "hono";
import type { Card, CardOutcome, PaidOutcome } from "../payments.ts";
import { type CardErrors, cardErrors, cardFields, readCard } from "./card-form.ts";
import { confirmationPage } from "./confirmation-page.ts";
import { idOf, readForm, respond } from "./respond.ts";
import { type CardFields, filledWith } from "./test-cards.ts";

interface Steps<About> {
  /** The path of the page with the card form. It contains ":id". */
  readonly path: string;
  find(id: string): About | undefined;
  /** Returns the HTML of the page with the card form. */
  show(about: About, fields: CardFields, errors: CardErrors): string;
  use(about: About, card: Card): PaidOutcome | CardOutcome;
  /** Applies the customer's answer on the bank's confirmation page. */
  confirm(about: About, isConfirmed: boolean): PaidOutcome | CardOutcome;
  /** Returns what the bank asks to confirm, such as "the new card". */
  whatIsAsked(about: About): string;
  /** Returns the name and time with which a test card's form is filled. */
  holder(about: About): { readonly name: string; readonly now: number };
  /** Returns the address of the page after the card was accepted. */
  next(about: About): string;
}

/**
 * Adds the routes of a card form, and of the bank's page for cards that require confirmation. Errors are shown in the
 * form.
 */
export function addCardSteps<About>(app: Hono, steps: Steps<About>): void {
  const formPath = (id: string) => steps.path.replace(":id", encodeURIComponent(id));

  function goOn(context: Context, about: About, outcome: PaidOutcome | CardOutcome, fields: CardFields) {
    const id = idOf(context);
    if (outcome === "paid" || outcome === "saved") return context.redirect(steps.next(about), 303);
    if (outcome === "closed") return context.redirect(formPath(id), 303);
    if (outcome === "needs_confirmation") return context.redirect(`${formPath(id)}/bank`, 303);
    return respond.refusedPage(context, steps.show(about, fields, cardErrors(outcome)));
  }

  app.get(steps.path, (context) => {
    const about = steps.find(idOf(context));
    if (!about) return respond.notFound(context);
    const { name, now } = steps.holder(about);
    return respond.page(context, steps.show(about, filledWith(context.req.query("card"), name, now), {}));
  });

  app.post(steps.path, async (context) => {
    const about = steps.find(idOf(context));
    if (!about) return respond.notFound(context);
    const fields = cardFields(await readForm(context));
    const card = readCard(fields);
    if (!("expMonth" in card)) return respond.refusedPage(context, steps.show(about, fields, card));
    return goOn(context, about, steps.use(about, card), fields);
  });

  app.get(`${steps.path}/bank`, (context) => {
    const about = steps.find(idOf(context));
    if (!about) return respond.notFound(context);
    return respond.page(context, confirmationPage(steps.whatIsAsked(about)));
  });

  app.post(`${steps.path}/bank`, async (context) => {
    const about = steps.find(idOf(context));
    if (!about) return respond.notFound(context);
    const isConfirmed = (await readForm(context)).get("answer") === "complete";
    const { name, now } = steps.holder(about);
    return goOn(context, about, steps.confirm(about, isConfirmed), filledWith("", name, now));
  });
}
