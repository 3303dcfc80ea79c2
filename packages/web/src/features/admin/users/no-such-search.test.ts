import { expect, test } from "vitest";
import { CallError } from "#src/api/call.ts";
import { noSuchSearch } from "./no-such-search.ts";

test("a server without the search returns an empty list with a message, for both forms of 404", () => {
  const said = { data: [], message: "Email search not available on this server" };
  expect(noSuchSearch(new CallError("not_found", "Not Found"))).toMatchObject(said);
  expect(noSuchSearch(new CallError("unreadable", "HTTP error! status: 404"))).toMatchObject(said);
});

test("any other error returns no empty list", () => {
  expect(noSuchSearch(new CallError("internal", "An unexpected error occurred."))).toBeUndefined();
  expect(noSuchSearch(new CallError("unreadable", "HTTP error! status: 502"))).toBeUndefined();
  expect(noSuchSearch(new Error("Not Found"))).toBeUndefined();
});
