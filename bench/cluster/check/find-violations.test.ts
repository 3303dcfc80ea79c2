import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRecord, type Recorded, readRecord } from "../load/record.ts";
import { findViolations } from "./find-violations.ts";
import type { Provided, Stored } from "./stored.ts";

const writer = "writer-id";
const buyer = "buyer-id";

/** A record of the load in which one rewrite has no response, and all other requests were successful. */
const recorded: readonly Recorded[] = [
  { what: "account", user: writer, email: "writer@example.org", dailyLimit: 10 },
  { what: "account", user: buyer, email: "buyer@example.org", dailyLimit: null },
  { what: "rewrite", user: writer, outcome: "counted" },
  { what: "rewrite", user: writer, outcome: "counted" },
  { what: "rewrite", user: writer, outcome: "open" },
  { what: "rewrite", user: writer, outcome: "not counted" },
  { what: "run", user: writer, id: "run-1", outcome: "counted" },
  { what: "run", user: writer, id: "run-2", outcome: "failed" },
  { what: "history", user: writer, id: "item-1", outcome: "stored", text: "One." },
  { what: "checkout", user: buyer, session: "session-1", isPaid: true },
];

const stored: Stored = {
  today: "2026-03-02",
  users: [
    { id: writer, generations: 3, plan: "normal", customer: null },
    { id: buyer, generations: 0, plan: "premium", customer: "customer-1" },
  ],
  days: [
    { user: writer, day: "2026-03-01", generations: 2 },
    { user: writer, day: "2026-03-02", generations: 1 },
  ],
  windows: [{ user: writer, used: 3 }],
  runs: [
    { user: writer, id: "run-1", state: "finished", events: 4, storedEvents: 4 },
    { user: writer, id: "run-2", state: "failed", events: 2, storedEvents: 2 },
  ],
  history: [{ user: writer, id: "item-1", text: "One.", isDeleted: false }],
  payments: [{ user: buyer, session: "session-1", status: "completed", amount: 4999 }],
  openEvents: 0,
  unmatchedPayments: 0,
};

const provided: Provided = {
  customers: [{ id: "customer-1", email: "buyer@example.org", chargedAmounts: [4999], liveSubscriptions: 1 }],
};

const counts = (generations: number): Partial<Stored> => ({
  users: [{ ...stored.users[0]!, generations }, stored.users[1]!],
});
const withStored = (changed: Partial<Stored>) =>
  findViolations({ recorded, stored: { ...stored, ...changed }, provided });
const withRecorded = (...added: Recorded[]) => findViolations({ recorded: [...recorded, ...added], stored, provided });
const withCustomer = (changed: Partial<Provided["customers"][number]>) =>
  findViolations({ recorded, stored, provided: { customers: [{ ...provided.customers[0]!, ...changed }] } });

test("[BEYOND-70] a record that agrees with database and provider has no violation, whether the rewrite without a response is counted or not", () => {
  expect(withStored({})).toEqual([]);
  const all = { ...counts(4), windows: [{ user: writer, used: 4 }], days: [{ ...stored.days[0]!, generations: 4 }] };
  expect(withStored(all)).toEqual([]);
});

test.each([
  ["a lost rewrite", () => withStored(counts(2)), /only 2 are counted in all: some are lost/],
  ["a rewrite counted twice", () => withStored(counts(5)), /5 are counted in all: some are counted twice/],
  ["a window that began again", () => withStored({ windows: [] }), /only 0 are counted in the current window/],
  ["a lost day", () => withStored({ days: [] }), /only 0 are counted in the statistics/],
  [
    "more rewrites than the daily limit",
    () => withRecorded(...Array.from({ length: 8 }, () => recorded[2]!)),
    /got 11 rewrites, more than the 10 of a day/,
  ],
  [
    "a rewrite counted on a day to come",
    () => withStored({ days: [{ user: writer, day: "2026-03-03", generations: 3 }] }),
    /counted on 2026-03-03, but today is 2026-03-02/,
  ],
  [
    "a run that is not found",
    () => withRecorded({ what: "run", user: writer, id: "run-3", outcome: "lost" }),
    /run-3 was started, and later not found/,
  ],
  [
    "a run without an end",
    () => withRecorded({ what: "run", user: writer, id: "run-3", outcome: "open" }),
    /run-3 did not end for its client/,
  ],
  [
    "an event that came twice",
    () =>
      withRecorded({
        what: "run",
        user: writer,
        id: "run-3",
        outcome: "not counted",
        problem: "Event 2 came after event 2.",
      }),
    /run-3: Event 2 came after event 2/,
  ],
  [
    "a run that still works",
    () => withStored({ runs: [{ ...stored.runs[0]!, state: "running" }] }),
    /run-1 has not ended in the database/,
  ],
  [
    "a finished run that is failed in the database",
    () => withStored({ runs: [{ ...stored.runs[0]!, state: "failed" }] }),
    /run-1 was counted for its client, and is failed in the database/,
  ],
  [
    "an event that is missing",
    () => withStored({ runs: [{ ...stored.runs[0]!, storedEvents: 3 }] }),
    /run-1 has 3 of 4 events/,
  ],
  ["a lost history item", () => withStored({ history: [] }), /item-1 was acknowledged and is not stored/],
  [
    "a history item with another text",
    () => withStored({ history: [{ ...stored.history[0]!, text: "Two." }] }),
    /item-1 has another text/,
  ],
  [
    "a history item that was never sent",
    () => withStored({ history: [...stored.history, { ...stored.history[0]!, id: "item-2" }] }),
    /item-2 is stored and was never sent/,
  ],
  [
    "a history item that a list did not have",
    () => withRecorded({ what: "missing", user: writer, ids: ["item-1"] }),
    /item-1 was acknowledged and missing in a later list/,
  ],
  [
    "a history item that was deleted before its time",
    () => withStored({ history: [{ ...stored.history[0]!, isDeleted: true }] }),
    /stored 1 history items and has 0/,
  ],
  ["a payment that the ledger does not have", () => withStored({ payments: [] }), /paid and is 0 times in the ledger/],
  [
    "a payment that is twice in the ledger",
    () => withStored({ payments: [stored.payments[0]!, stored.payments[0]!] }),
    /paid and is 2 times in the ledger/,
  ],
  [
    "a payment that no client made",
    () => withStored({ payments: [...stored.payments, { ...stored.payments[0]!, session: "session-2" }] }),
    /payment session-2, which no client made/,
  ],
  [
    "a payment without Premium",
    () => withStored({ users: [stored.users[0]!, { ...stored.users[1]!, plan: "normal" }] }),
    /session-1 was paid and its account has no Premium/,
  ],
  ["an event that is not processed", () => withStored({ openEvents: 1 }), /1 events of the payment provider/],
  ["a payment without an account", () => withStored({ unmatchedPayments: 1 }), /1 payments have no account/],
  ["an account that is charged twice", () => withCustomer({ chargedAmounts: [4999, 4999] }), /was charged 2 times/],
  ["another amount than in the ledger", () => withCustomer({ chargedAmounts: [44_900] }), /charged 44900 cents/],
  ["an account with two subscriptions", () => withCustomer({ liveSubscriptions: 2 }), /has 2 subscriptions/],
] satisfies [string, () => string[], RegExp][])("[BEYOND-70] %s is a violation", (_, find, sentence) => {
  expect(find().join("\n")).toMatch(sentence);
});

test("an account with two customers at the payment provider is a violation", () => {
  const customers = [...provided.customers, { ...provided.customers[0]!, id: "customer-2", chargedAmounts: [] }];
  expect(findViolations({ recorded, stored, provided: { customers } }).join("\n")).toMatch(/is 2 customers/);
});

test("a record that is read from its file has each line that was added", () => {
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  try {
    const record = openRecord(join(folder, "record.jsonl"));
    for (const line of recorded) record.add(line);
    expect(readRecord(record.file)).toEqual(recorded);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
