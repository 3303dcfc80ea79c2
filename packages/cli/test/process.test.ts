import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { fileWith, rewright } from "./rewright.ts";
import { startStandIn } from "./stand-in.ts";

/** The path of the program. Only these tests run it as a separate process; all others call `main`. */
const program = join(import.meta.dirname, "..", "bin", "rewright.js");
const { env, asked, control } = await startStandIn();

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args]);
}

test("`npx rewright` runs from the repository's root, and gives the same output in every process", async () => {
  const text = "# Storage\n\nIn order to utilize the disk, the team must free 20 GB first.\n\n- item one\r\n";
  const root = join(import.meta.dirname, "..", "..", "..");
  const args = ["humanize", "--json", "--mode", "simple", "--level", "10", "--seed", "9"];
  const out = execFileSync("npx", ["--no-install", "rewright", ...args], { cwd: root, input: text, stdio: "pipe" });
  expect(out.toString()).toBe((await rewright(args, text)).out);
});

test("invalid arguments end the process with status 2 and one line on standard error", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "humanize", "--loud"]);
  expect(status).toBe(2);
  expect(stdout.toString()).toBe("");
  expect(stderr.toString()).toMatch(/^rewright: [^\n]*--loud[^\n]*\n$/);
});

test("a closed standard input counts as an empty text", () => {
  const ended = spawnSync(process.execPath, [program, "humanize"], { stdio: ["ignore", "pipe", "pipe"] });
  expect(ended.status).toBe(0);
  expect(ended.stdout.toString()).toBe("");
  expect(ended.stderr.toString()).toBe("");
});

test("--jsonl prints the result for a line before the input has ended", async () => {
  const command = start(["humanize", "--jsonl"]);
  const answers = createInterface(command.stdout);
  for (const id of [1, 2]) {
    command.stdin.write(`${JSON.stringify({ id, text: "She sings." })}\n`);
    const [answer] = await once(answers, "line");
    expect(JSON.parse(answer)).toMatchObject({ id, text: "She sings." });
  }
  command.stdin.end();
  expect(await once(command, "exit")).toEqual([0, null]);
});

test("if the program that reads the command's output closes the pipe, the command ends without an error message", async () => {
  const command = start(["humanize", "--jsonl"]);
  let complaint = "";
  command.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  command.stdin.on("error", () => {});
  command.stdout.destroy();
  // Standard input stays open: the failed write alone must end the command.
  command.stdin.write(`${JSON.stringify({ text: "She sings." })}\n`);
  const [status] = await once(command, "close");
  expect(complaint).toBe("");
  expect(status).toBe(0);
});

test.runIf(existsSync("/dev/full"))(
  "if the output cannot be written, the command ends with status 1 and one error line",
  () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [program, "--help"], { stdio: ["pipe", full, "pipe"] });
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr.toString()).toMatch(/^rewright: cannot write the output: [^\n]+\n$/);
  },
);

// A start of the program takes long on a busy machine.
test("a command that is interrupted while a language model writes ends at once with status 130 and without output", {
  timeout: 120_000,
}, async () => {
  await control({ latencyMs: 120_000 });
  const words = ["humanize", "--ultra", fileWith("In order to win, they utilize tools.")];
  // A terminal interrupts all of the foreground; the shell survives that to say what it saw.
  const shell = spawn("sh", ["-c", 'trap : INT; "$0" "$@"; echo "status $?"', process.execPath, program, ...words], {
    detached: true,
    env: { ...process.env, ...env },
  });
  const output: string[] = [];
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk) => void output.push(String(chunk)));
  await vi.waitFor(() => expect(asked).toHaveLength(1), 90_000);
  const interruptedAt = performance.now();
  process.kill(-shell.pid!, "SIGINT");
  await once(shell, "close");
  expect(output.join("")).toBe("status 130\n");
  expect(performance.now() - interruptedAt).toBeLessThan(5000);
});

test("without --ultra no module of Humanize Pro is loaded, and without a language model no client for one", () => {
  const noting =
    'data:text/javascript,import { registerHooks } from "node:module"; registerHooks({ load(url, context, next) {' +
    "if (/packages.pro.|node_modules.(openai|zod)./.test(url)) console.error(url); return next(url, context); } });";
  const loaded = (...args: string[]) => {
    const command = ["--import", noting, program, "humanize", ...args];
    const surroundings = { ...process.env, LLM_BASE_URL: "", LLM_MODEL: "" };
    return spawnSync(process.execPath, command, { input: "She sings.", env: surroundings }).stderr.toString();
  };
  expect(loaded()).toBe("");
  const byUltra = loaded("--ultra");
  expect(byUltra).toContain("packages/pro/src/environment.ts");
  expect(byUltra).not.toContain("openai");
});

test("with a Node.js version that is too old, the command prints one line that names the required version", () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "22.11.0" })';
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", older, program, "--version"]);
  expect(status).toBe(1);
  expect(stdout.toString()).toBe("");
  expect(stderr.toString()).toMatch(/^rewright: Node 24 or later is needed and this is 22\.11\.0; [^\n]+\n$/);
});
