import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitingUnderLoad } from "@rewright/contract/measured";
import { expect, test } from "vitest";
import { waitingHeading, withWaitingSection } from "../tools/evaluate/src/waiting-section.ts";
import { timesCapacity, wordsPerText } from "./queue-priority.ts";
import { waitingSentence } from "./waiting-page.ts";

const page = readFileSync(join(import.meta.dirname, "../docs/quality.md"), "utf8");

test("[CONSTANTS-73] the waiting times that the product shows are the ones measured in docs/quality.md", () => {
  const section = page.slice(page.indexOf(waitingHeading));
  expect(section).toContain(waitingSentence(waitingUnderLoad));
  expect(section).toContain(`${timesCapacity} times the texts of ${wordsPerText} words`);
  expect(waitingUnderLoad).toMatchObject({ timesCapacity, wordsPerText });
});

test("when the page of figures is written again, its section on waiting times is kept", () => {
  const kept = withWaitingSection("# How good it is\n\nNew figures.\n", page);
  expect(kept.startsWith("# How good it is\n\nNew figures.\n\n## Waiting under load\n")).toBe(true);
  expect(withWaitingSection("# How good it is\n", "# How good it is\n")).toBe("# How good it is\n");
});
