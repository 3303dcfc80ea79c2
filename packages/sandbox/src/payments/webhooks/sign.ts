import { createHmac } from "node:crypto";

/** Returns the header `Stripe-Signature` for a body, computed as the payment provider does. */
export function sign(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
