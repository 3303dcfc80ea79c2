import type { GrammarFinding } from "@rewright/grammar/finding";
import { expect, test } from "vitest";
import { moveFindings } from "./move-findings.ts";

const at = (start: number, end: number): GrammarFinding => ({ start, end, kind: "spelling", message: "", fixes: [] });

test("grammar mistakes before a change in the text stay, those after it move, and those that it touches are left out", () => {
  const before = "recieve and definitly";
  const findings = [at(0, 7), at(12, 21)];
  expect(moveFindings(findings, before, before)).toEqual(findings);
  expect(moveFindings(findings, before, "recieve so and definitly")).toEqual([at(0, 7), at(15, 24)]);
  expect(moveFindings(findings, before, "recieve and definitely")).toEqual([at(0, 7)]);
  expect(moveFindings(findings, before, "receive and definitly")).toEqual([at(12, 21)]);
});
