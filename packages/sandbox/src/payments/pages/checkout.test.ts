import { afterEach, describe, expect, test } from "vitest";
import { goodCard, testSite } from "#test/test-site.ts";

let site = testSite();
afterEach(() => {
  site.stop();
  site = testSite();
});

const statusOf = async (session: string) => (await site.stripe.checkout.sessions.retrieve(session)).status;

describe("the checkout page", () => {
  test("[MESSAGES-90] shows the product, the present and later price, and a link back to the product", async () => {
    const { path } = await site.beginCheckout({ period: "YEARLY" });
    const page = await (await site.get(path)).text();
    expect(page).toContain("Rewright Premium");
    expect(page).toContain("$449.00 <span>per year</span>");
    expect(page).toContain("Renews every year at $449.00 until you cancel");
    expect(page).toContain("Payment sandbox.");
    expect(page).toContain('href="http://localhost:3000/pricing?upgrade=canceled&#38;plan=monthly"');
  });

  test("has no script, and its headers forbid scripts", async () => {
    const { path } = await site.beginCheckout();
    const answer = await site.get(path);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).not.toContain("<script");
  });

  test("fills in a test card on request", async () => {
    const { path } = await site.beginCheckout();
    const page = await (await site.get(`${path}?card=insufficient_funds`)).text();
    expect(page).toContain('value="4000 0000 0000 9995"');
  });

  test("moves the focus to the first invalid field", async () => {
    const { path } = await site.beginCheckout();
    expect(await (await site.get(path)).text()).not.toContain("autofocus");
    const page = await (await site.post(path, { ...goodCard, expiry: "", cvc: "" })).text();
    expect(page.match(/<input[^>]* autofocus>/g)).toEqual([expect.stringContaining('name="expiry"')]);
  });

  test("redirects to the product after payment, with the checkout session's id", async () => {
    const { path, session } = await site.beginCheckout();
    const answer = await site.post(path, goodCard);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`http://localhost:3000/dashboard?session_id=${session}`);
    expect(await statusOf(session)).toBe("complete");
  });

  test("accepts a card that will fail at the next renewal", async () => {
    const { path, session } = await site.beginCheckout();
    await site.post(path, { ...goodCard, number: "4000000000000341" });
    expect(await statusOf(session)).toBe("complete");
  });

  test.each([
    ["4000 0000 0000 0002", "Your card was declined."],
    ["4000 0000 0000 9995", "Your card has insufficient funds."],
    ["4242 4242 4242 4241", "This card number is not valid."],
  ])("refuses the card %s with the message: %s", async (number, said) => {
    const { path, session } = await site.beginCheckout();
    const answer = await site.post(path, { ...goodCard, number });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(said);
    expect(page).toContain(`value="${number}"`);
    expect(await statusOf(session)).toBe("open");
    expect((await site.post(path, goodCard)).status).toBe(303);
  });

  test("shows an error message at each missing field", async () => {
    const { path } = await site.beginCheckout();
    const page = await (await site.post(path, { ...goodCard, number: "", expiry: "soon", cvc: "", name: " " })).text();
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(page).toContain("Enter your card number.");
    expect(page).toContain("Enter the expiry date as month and year");
    expect(page).toContain("Enter the security code.");
    expect(page).toContain("Enter the name on the card.");
  });

  test.each([
    [{ expiry: "01 / 20" }, "This date is not valid, or the card has expired."],
    [{ expiry: "13 / 40" }, "This date is not valid, or the card has expired."],
    [{ cvc: "1" }, "The security code is incomplete."],
  ])("shows an error message for the invalid field %o", async (wrong, said) => {
    const { path, session } = await site.beginCheckout();
    expect(await (await site.post(path, { ...goodCard, ...wrong })).text()).toContain(said);
    expect(await statusOf(session)).toBe("open");
  });

  test("completes the payment after the customer confirms it on the bank's page", async () => {
    const { path, session } = await site.beginCheckout();
    const bank = (await site.post(path, { ...goodCard, number: "4000 0025 0000 3155" })).headers.get("location")!;
    expect(await (await site.get(bank)).text()).toContain("confirm a payment of $49.99");
    expect(await statusOf(session)).toBe("open");
    const answer = await site.post(bank, { answer: "complete" });
    expect(answer.headers.get("location")).toContain(session);
    expect(await statusOf(session)).toBe("complete");
  });

  test("does not complete the payment if the customer refuses it on the bank's page", async () => {
    const { path, session } = await site.beginCheckout();
    const bank = (await site.post(path, { ...goodCard, number: "4000 0025 0000 3155" })).headers.get("location")!;
    const answer = await site.post(bank, { answer: "fail" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Your bank could not confirm that it is you.");
    expect(await statusOf(session)).toBe("open");
    expect((await site.post(path, goodCard)).status).toBe(303);
  });

  test("accepts no second card after payment", async () => {
    const { path, customer } = await site.beginCheckout();
    await site.post(path, goodCard);
    expect((await site.post(path, goodCard)).headers.get("location")).toBe(path);
    expect(await (await site.get(path)).text()).toContain("This checkout is paid");
    expect((await site.stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  test("says when the checkout has expired, and links back to the product", async () => {
    const { path, session } = await site.beginCheckout();
    await site.control("expire", { session });
    const page = await (await site.get(path)).text();
    expect(page).toContain("This checkout has expired");
    expect(page).toContain("Back to Rewright");
  });

  test("escapes HTML in the customer's email address", async () => {
    const { path } = await site.beginCheckout({ email: '"<img src=x>"@example.org' });
    const page = await (await site.post(path, { ...goodCard, number: '"><b>1', name: "<i>Mary</i>" })).text();
    expect(page).not.toMatch(/<img|<b>|<i>/);
  });

  test("has status 404 if the checkout is unknown", async () => {
    expect((await site.get("/payments/checkout/cs_test_none")).status).toBe(404);
    expect((await site.post("/payments/checkout/cs_test_none", goodCard)).status).toBe(404);
  });
});

describe("a payment form", () => {
  test.each(["https://evil.example", "null", "http://localhost:3000"])(
    "sent by another website is refused: %s",
    async (Origin) => {
      const { path, session } = await site.beginCheckout();
      const answer = await site.post(path, goodCard, { Origin, Host: "localhost:3001" });
      expect(answer.status).toBe(403);
      expect(await statusOf(session)).toBe("open");
    },
  );

  test("sent by the sandbox's own page is accepted", async () => {
    const { path } = await site.beginCheckout();
    const headers = { Origin: "http://localhost:3001", Host: "localhost:3001" };
    expect((await site.post(path, goodCard, headers)).headers.get("location")).toContain("/dashboard");
  });
});
