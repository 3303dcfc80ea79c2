// The same properties as in random.test.ts and pro.test.ts, of ten times as many documents: half a minute.
import fc from "fast-check";

fc.configureGlobal({ numRuns: 1000 });
await import("./random.test.ts");
await import("./pro.test.ts");
