import { expect, test } from "vitest";
import { CallError } from "#src/api/call.ts";
import { noSuchSearch } from "./no-such-search.ts";

test("if the server does not offer the search by email (status 404), the result is an empty list with a message", () => {
  const said = { data: [], message: "Email search not available on this server" };
  expect(noSuchSearch(new CallError("not_found", "Not Found"))).toMatchObject(said);
  expect(noSuchSearch(new CallError("unreadable", "HTTP error! status: 404"))).toMatchObject(said);
});

test("if a search by email fails with another error than status 404, the result is undefined", () => {
  expect(noSuchSearch(new CallError("internal", "An unexpected error occurred."))).toBeUndefined();
  expect(noSuchSearch(new CallError("unreadable", "HTTP error! status: 502"))).toBeUndefined();
  expect(noSuchSearch(new Error("Not Found"))).toBeUndefined();
});
