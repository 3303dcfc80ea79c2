import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { fileWith, rewright } from "./rewright.ts";

test.each([
  [[], "no command"],
  [["rephrase"], "rephrase"],
  [["humanize", "--loud"], "--loud"],
  [["humanize", "--mode", "shouty"], "shouty"],
  [["humanize", "--mode", "premium"], "offered by the server only"],
  [["alternatives", "--mode", "premium"], "offered by the server only"],
  [["humanize", "--mode"], "--mode needs a value"],
  [["humanize", "--tone", "angry"], "use one of neutral, confident, friendly, diplomatic"],
  [["humanize", "--spelling", "au"], "use one of us, uk"],
  [["humanize", "--level", "0"], "--level"],
  [["humanize", "--level", "11"], "--level"],
  [["humanize", "--level", "7.5"], "--level"],
  [["humanize", "--seed", "many"], "--seed"],
  [["humanize", "--seed", "-1"], "--seed"],
  [["humanize", "--level", "-1"], "--level=VALUE"],
  [["humanize", "--keep", " "], "--keep"],
  [["humanize", "--json", "--jsonl"], "exclude"],
  [["humanize", "/no/such/file"], "/no/such/file"],
  [["humanize", "/no/such\nfile"], "/no/such file"],
  [["humanize", ""], "FILE is empty"],
  [["humanize", "/"], "folder"],
  [["humanize", "a.txt", "b.txt"], "one FILE"],
  [["humanize", fileWith(Buffer.from([0x41, 0xff]))], "UTF-8"],
  [["humanize", "--jsonl", "/no/such/file"], "/no/such/file"],
  [["alternatives", "--jsonl"], "--jsonl"],
  [["alternatives", "--level", "3"], "--level"],
])("%j ends with status 2 and one clear line", (args, said) => {
  const { status, out, err } = rewright(args);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^rewright: [^\n]+\n$/);
  expect(err).toContain(said);
});

test("--help and --version answer on standard output", () => {
  expect(rewright(["--help"])).toMatchObject({ status: 0, err: "", out: expect.stringContaining("humanize") });
  expect(rewright(["humanize", "--help"]).out).toBe(rewright(["--help"]).out);
  expect(rewright(["--version"]).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.runIf(existsSync("/dev/full"))("output that cannot be written ends it with status 1 and one clear line", () => {
  const full = openSync("/dev/full", "w");
  const { status, err } = rewright(["--help"], "", full);
  closeSync(full);
  expect(status).toBe(1);
  expect(err).toMatch(/^rewright: cannot write the output: [^\n]+\n$/);
});
