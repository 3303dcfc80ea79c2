import { expect, test } from "vitest";
import { userTo, type View, viewOf, views, viewTo } from "./views.ts";

const opened = (search: string) => viewOf(new URLSearchParams(search));

test("[ADMIN-4] the URL of each view in the admin panel opens that view", () => {
  const addresses = (Object.keys(views) as View[]).map((view) => viewTo(view).search);
  expect(addresses.map(opened)).toEqual(Object.keys(views));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("[ADMIN-4] a URL without a tab, or with an unknown one, opens the list of accounts", () => {
  for (const search of ["", "?tab=", "?tab=toString", "?view=audit"]) expect(opened(search)).toBe("people");
});

test("[ADMIN-6] a URL with a tab but without a known view opens the tab's first view", () => {
  expect(opened("?tab=payments")).toBe("payments");
  expect(opened("?tab=payments&view=payment_logs")).toBe("payments");
  expect(opened("?tab=database&view=payment_logs")).toBe("payment_logs");
});

test("the URL of an account opens User Management", () => {
  expect(userTo("a b")).toEqual({ search: "?tab=users&user=a+b" });
});
