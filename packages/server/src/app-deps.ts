import type { Rewritten } from "@rewright/lite/lite-task";
import type { Pro } from "@rewright/pro";
import type { Logger } from "pino";
import type { PasswordHasher } from "./accounts/password/password-hash.ts";
import type { EnqueueFile } from "./batches/deps.ts";
import type { DocumentPool } from "./batches/document-pool.ts";
import type { EnqueueEvent } from "./billing/events/enqueue-event.ts";
import type { BillingDeps } from "./billing/provider/deps.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { GrammarPool } from "./grammar/grammar-pool.ts";
import type { CountStore } from "./http/rate-limit/count-requests.ts";
import type { Shutdown } from "./http/shutdown.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./operations/metrics/create-metrics.ts";
import type { Tracing } from "./operations/tracing/tracing.ts";
import type { WebBuild } from "./pages/web-build.ts";
import type { FindModelPart } from "./private-mode/model-parts.ts";
import type { EnginePool } from "./rewriting/engine-pool.ts";
import type { Secrets } from "./secrets/secret.ts";
import type { SettingsInForce } from "./settings/system-settings.ts";

/** Holds the services that `startServer` creates, such as database and clock. Tests replace them. */
export interface AppDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  /** The public URL of this site, for links in emails and for returns from other sites. */
  readonly origin: string;
  readonly db: Database["db"];
  /** The database in which several servers count requests together. Absent if a single server counts in memory. */
  readonly countStore?: CountStore | undefined;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly engine: EnginePool;
  readonly pro: Pro<Rewritten>;
  readonly web: WebBuild;
  readonly findModelPart: FindModelPart;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly settings: SettingsInForce;
  readonly now: () => Date;
  readonly shutdown: Shutdown;
  /** The payment provider. Undefined if none is configured; nothing can be bought then. */
  readonly provider: BillingDeps["provider"];
  readonly enqueueEvent: EnqueueEvent;
  readonly enqueueFile: EnqueueFile;
  readonly files: DocumentPool;
  readonly grammar: GrammarPool;
  /** Called when an account's email address or name has changed. */
  readonly onPersonChanged: (accountId: string) => Promise<void>;
}
