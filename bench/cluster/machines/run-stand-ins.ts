// Runs the sandbox for the cluster as a program: Stripe, Google and the mailbox, or the language model, which is killed
// on its own. Writes its settings to the parent process, and ends with it.
import { startSandbox } from "@rewright/sandbox";

const { PORT, PRODUCT_ORIGIN = "", WEBHOOK_URL } = process.env;

const sandbox = await startSandbox({ port: Number(PORT), productOrigin: PRODUCT_ORIGIN, webhookUrl: WEBHOOK_URL });
process.send?.({ address: sandbox.address, settings: sandbox.settingsFor({ SANDBOX_MODEL: "1" }) });
process.once("disconnect", () => process.exit());
