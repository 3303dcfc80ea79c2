import { expect, test } from "vitest";
import { CallError } from "./call.ts";
import { problemOf } from "./problem.ts";

test("[MESSAGES-5, MESSAGES-46, MESSAGES-47, MESSAGES-49] a failure without a response from the server is reported with the error message of the page", () => {
  const own = "Login failed. Please try again.";
  expect(problemOf(new TypeError("a fault of the page"), own)).toEqual({ message: own });
  expect(problemOf(undefined, own)).toEqual({ message: own });
});

test("a failure with a response from the server is reported with the server's message and error id", () => {
  const error = new CallError("internal", "An unexpected error occurred. Please try again.", { errorId: "e-1" });
  expect(problemOf(error, "Login failed.")).toEqual({ message: error.message, errorId: "e-1" });
});
