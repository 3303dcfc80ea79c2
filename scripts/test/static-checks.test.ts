import { expect, test } from "vitest";
import { filesIn } from "./static-checks.ts";

test.each([
  ["packages/server/src/app.ts(12,3): error TS2322: Type 'x'", ["packages/server/src/app.ts"]],
  ["packages/server/src/app.ts:12:3 lint/style/useConst ━━━", ["packages/server/src/app.ts"]],
  ["unused  function  biome.json:1:2\nbiome.json", ["biome.json"]],
  ["no/such/file.ts(1,1): error", []],
])("the file names in the output %j are found", (output, files) => {
  expect(filesIn(output)).toEqual(files);
});
