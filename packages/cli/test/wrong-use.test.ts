import { expect, test } from "vitest";
import { fileWith, rewright } from "./rewright.ts";

test.each([
  [[], "no command"],
  [["rephrase"], "rephrase"],
  [["humanize", "--loud"], "--loud"],
  [["humanize", "--mode", "shouty"], "shouty"],
  [["alternatives", "--mode", "premium"], "use one of free, standard"],
  [["alternatives", "--ultra"], "--ultra"],
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
  [["humanize", "--words", ""], "--words"],
  [["humanize", "--words", "/no/such/words.csv"], "/no/such/words.csv"],
  [["humanize", "--words", fileWith("heron,keep\nstork,drop\n")], "Line 2: a line needs a word"],
  [["humanize", "--words", fileWith("utilise,replace,\n")], 'Line 1: the rule "replace" needs a replacement'],
  [["humanize", "--words", fileWith("")], "no words"],
  [["humanize", "--words", fileWith(Buffer.from([0x41, 0xff]))], "UTF-8"],
  [["alternatives", "--words", "words.csv"], "--words"],
  [["humanize", "--json", "--jsonl"], "exclude"],
  [["humanize", "--key", "rw_secret"], "--key needs --server"],
  [["humanize", "--server", "example.com"], "--server must be the address of a server"],
  [["humanize", "--server", "ftp://example.com"], "--server must be the address of a server"],
  [["humanize", "--server", "https://ann:rw_secret@example.com"], "--server must be the address of a server"],
  [["humanize", "--server", "https://example.com/?key=rw_secret"], "--server must be the address of a server"],
  [["humanize", "--server", "https://example.com", "--key", " "], "--key needs a key"],
  [["humanize", "--server", "https://example.com", "--key", "rw_secret\nX: y"], "has characters that no key has"],
  [["humanize", "/no/such/file"], "/no/such/file"],
  [["humanize", "/no/such\nfile"], "/no/such file"],
  [["humanize", ""], "FILE is empty"],
  [["humanize", "/"], "folder"],
  [["humanize", "a.txt", "b.txt"], "one FILE"],
  [["humanize", fileWith(Buffer.from([0x41, 0xff]))], "UTF-8"],
  [["humanize", "--jsonl", "/no/such/file"], "/no/such/file"],
  [["alternatives", "--jsonl"], "--jsonl"],
  [["alternatives", "--level", "3"], "--level"],
  [["parse", "--json"], "--json"],
  [["parse", "a.txt", "b.txt"], "one FILE"],
])("the arguments %j end the command with status 2 and one line that names the problem", async (args, said) => {
  const { status, out, err } = await rewright(args);
  expect(status).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^rewright: [^\n]+\n$/);
  expect(err).toContain(said);
  expect(err).not.toContain("rw_secret");
});

test("--help and --version print to standard output", async () => {
  expect(await rewright(["--help"])).toMatchObject({ status: 0, err: "", out: expect.stringContaining("humanize") });
  expect((await rewright(["humanize", "--help"])).out).toBe((await rewright(["--help"])).out);
  expect((await rewright(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
