// Prints what the product costs in time, memory and bytes on this machine. With --write, what the order of the queue does
// is copied into docs/quality.md and into the constants that pages print.
import { parseArgs } from "node:util";
import { startPostgres } from "../packages/server/test/start-postgres.ts";
import { measureCommandLine } from "./cli-memory.ts";
import { measureEngine } from "./engine-speed.ts";
import { measureGrammar } from "./grammar-speed.ts";
import { measureIdleStreams } from "./idle-streams.ts";
import { initialScripts } from "./page-weight.ts";
import { measurePrivateMode } from "./private-mode.ts";
import { measureQueue, timesCapacity } from "./queue-priority.ts";
import { measureMemory } from "./server-memory.ts";
import { measureServer } from "./server-throughput.ts";
import { measureSignInFlood } from "./sign-in-flood.ts";
import { measureSignIn } from "./sign-in-timing.ts";
import { writeWaiting } from "./waiting-page.ts";

const { write } = parseArgs({ options: { write: { type: "boolean", default: false } } }).values;

const show = (what: string, value: number, unit: string, digits = 0): void => {
  const number = value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
  console.log(`${what.padEnd(58)} ${number.padStart(9)} ${unit}`);
};

const { startMs, wordsPerSecond, ratio } = await measureEngine();
show("engine: start, with the first sentence", startMs, "ms");
show("engine: warm, one core, 10,000 words", wordsPerSecond.short, "words/s");
show("engine: warm, one core, 100,000 words", wordsPerSecond.long, "words/s");
show("engine: time for 100,000 words over time for 10,000", ratio, "times", 1);

const { peakMb, seconds } = await measureCommandLine(100_000);
show("command line: peak memory on 100,000 words", peakMb, "MB");
show("command line: 100,000 words, start to end", seconds, "s", 1);

const grammar = await measureGrammar();
show("spelling and grammar: loading the checker", grammar.loadMs, "ms");
show("spelling and grammar: a new text of 200 words", grammar.newMs, "ms of CPU");
show("spelling and grammar: one paragraph of it changed", grammar.changedMs, "ms of CPU");
show("spelling and grammar: 20,000 words over 2,000", grammar.ratio, "times", 1);

const scripts = [...initialScripts("/").values()];
show("home page: initial JavaScript, gzip", scripts.reduce((sum, size) => sum + size, 0) / 1024, "KB", 1);

const privateMode = await measurePrivateMode();
show("private mode: models and engine to download, Brotli", privateMode.downloadMb, "MB", 1);
show("private mode: start of the worker, models on the device", privateMode.startMs, "ms");
show("private mode: 200 words at level 7, median", privateMode.rewriteMs, "ms");
show("private mode: the same on a processor slowed 4 times", privateMode.slowedMs, "ms");
show("private mode: peak memory of the page's process", privateMode.peakMb, "MB");

const { requestsPerSecond, medianMs, slowestOf100Ms } = await measureServer();
show("server: POST /hum with 190 words, 8 clients", requestsPerSecond, "requests/s");
show("server: half of the answers come within", medianMs, "ms");
show("server: 99 of 100 answers come within", slowestOf100Ms, "ms");

const { streams, without, withStreams } = await measureIdleStreams();
show("server: no stream, PostgreSQL", without, "transactions/s", 1);
show(`server: ${streams} idle streams, PostgreSQL`, withStreams, "transactions/s", 1);
const postgres = await startPostgres();
const memory = await measureMemory(20, postgres.url).finally(() => postgres.stop());
show("server with one worker and PostgreSQL: memory at rest", memory.atRestMb, "MB");
show("server with one worker and PostgreSQL: most under load", memory.peakMb, "MB");
show("the same with the embedded database: most under load", (await measureMemory(20)).peakMb, "MB");

for (const { what, medianMs, p } of await measureSignIn()) {
  const [one = "", other = ""] = medianMs.map((value) => value.toFixed(1));
  console.log(`${what}: medians ${one} and ${other} ms, p = ${p.toFixed(3)}`);
}

const { loggedIn, slowestMs, tries } = await measureSignInFlood();
show("login from 15 known browsers amid 120 bots: logged in", loggedIn, "of 15");
show("login from 15 known browsers amid 120 bots: the slowest", slowestMs, "ms");
show("wrong passwords that the bots sent meanwhile", tries, "");

const queue = await measureQueue();
for (const [how, waiting] of [
  ["in order", queue.inOrder],
  ["as they come", queue.asTheyCome],
] as const) {
  for (const { caller, medianMs, p95Ms, refused } of waiting) {
    const [median, p95] = [medianMs, p95Ms].map((ms) => (ms / 1000).toFixed(2));
    console.log(
      `queue at ${timesCapacity} times its load, ${how}: ${caller}: median ${median} s, 95 of 100 ${p95} s, ` +
        `refused ${(refused * 100).toFixed(0)} %`,
    );
  }
}
show("queue, in order: free over premium, medians", queue.timesSooner, "times", 1);
if (write) writeWaiting(queue);
