import { historyLimits } from "@rewright/contract/limits";
import type { Recorded } from "../load/record.ts";
import type { Provided, Stored } from "./stored.ts";

interface Evidence {
  /** What the clients of the load recorded. */
  readonly recorded: readonly Recorded[];
  readonly stored: Stored;
  readonly provided: Provided;
}

type Of<What extends Recorded["what"]> = Extract<Recorded, { what: What }>;

/**
 * Compares the clients' record with the data in the database and at the payment provider.
 * @returns a sentence for each rewrite, run, history item or payment that is lost or counted twice
 */
export function findViolations(evidence: Evidence): string[] {
  return [
    ...countedRewrites(evidence),
    ...dailyLimits(evidence),
    ...days(evidence),
    ...lostRuns(evidence),
    ...lostHistory(evidence),
    ...payments(evidence),
    ...customers(evidence),
  ];
}

const only = <What extends Recorded["what"]>(recorded: readonly Recorded[], what: What) =>
  recorded.filter((line): line is Of<What> => line.what === what);

/**
 * Returns the number of an account's rewrites that must be counted (`certain`), and of those that may be counted
 * because their result is unknown (`possible`).
 */
function expectedOf(recorded: readonly Recorded[], user: string) {
  const ofUser = [...only(recorded, "rewrite"), ...only(recorded, "run")].filter((line) => line.user === user);
  const certain = ofUser.filter(({ outcome }) => outcome === "counted").length;
  const possible = ofUser.filter(({ outcome }) => outcome === "open" || outcome === "lost").length;
  return { certain, possible };
}

/**
 * Checks that each finished rewrite is counted once in the account's total, in its 24-hour window and in the
 * statistics.
 */
function countedRewrites({ recorded, stored }: Evidence): string[] {
  return only(recorded, "account").flatMap(({ user, email }) => {
    const { certain, possible } = expectedOf(recorded, user);
    const counts = {
      "in all": stored.users.find(({ id }) => id === user)?.generations ?? 0,
      "in the current window": stored.windows.find((window) => window.user === user)?.used ?? 0,
      "in the statistics": sum(stored.days.filter((day) => day.user === user).map(({ generations }) => generations)),
    };
    return Object.entries(counts).flatMap(([where, counted]) => {
      const seen = `${email} got ${certain} counted rewrites`;
      if (counted < certain) return [`${seen}, but only ${counted} are counted ${where}: some are lost.`];
      if (counted <= certain + possible) return [];
      const open = possible === 0 ? "" : ` and ${possible} without an answer`;
      return [`${seen}${open}, but ${counted} are counted ${where}: some are counted twice.`];
    });
  });
}

/** Checks that no account with a daily limit got more rewrites than its limit. */
function dailyLimits({ recorded }: Evidence): string[] {
  return only(recorded, "account").flatMap(({ user, email, dailyLimit }) => {
    const { certain } = expectedOf(recorded, user);
    if (dailyLimit === null || certain <= dailyLimit) return [];
    return [`${email} got ${certain} rewrites, more than the ${dailyLimit} of a day.`];
  });
}

/** Checks that no rewrite is counted on a later day than the database's current day. */
function days({ stored }: Evidence): string[] {
  const ahead = stored.days.filter(({ day }) => day > stored.today);
  return ahead.map(({ day }) => `Rewrites are counted on ${day}, but today is ${stored.today}.`);
}

/** Checks that every run has ended for its client and in the database, and that each of its events is stored once. */
function lostRuns({ recorded, stored }: Evidence): string[] {
  const ended = only(recorded, "run");
  const seen = ended.flatMap(({ id, outcome, problem }) => [
    ...(outcome === "lost" ? [`The run ${id} was started, and later not found.`] : []),
    ...(outcome === "open" ? [`The run ${id} did not end for its client.`] : []),
    ...(problem === undefined ? [] : [`The run ${id}: ${problem}`]),
  ]);
  const rows = stored.runs.flatMap(({ id, state, events, storedEvents }) => {
    const client = ended.find((run) => run.id === id);
    const isFailed = client?.outcome === "failed";
    return [
      ...(state === "running" ? [`The run ${id} has not ended in the database.`] : []),
      ...(events === storedEvents ? [] : [`The run ${id} has ${storedEvents} of ${events} events.`]),
      ...(client && client.outcome !== "open" && isFailed !== (state === "failed")
        ? [`The run ${id} was ${client.outcome} for its client, and is ${state} in the database.`]
        : []),
    ];
  });
  return [...seen, ...rows];
}

/**
 * Checks that each history item that the server confirmed is stored with its text, unless newer items have replaced it.
 */
function lostHistory({ recorded, stored }: Evidence): string[] {
  const sent = only(recorded, "history");
  const missing = only(recorded, "missing").flatMap(({ ids }) => ids);
  const rows = new Map(stored.history.map((item) => [item.id, item]));
  const lost = sent
    .filter(({ outcome }) => outcome === "stored")
    .flatMap(({ id, text }) => {
      const row = rows.get(id);
      if (!row) return [`The history item ${id} was acknowledged and is not stored.`];
      return row.isDeleted || row.text === text ? [] : [`The history item ${id} has another text.`];
    });
  const unknown = stored.history.filter(({ id }) => !sent.some((item) => item.id === id));
  return [
    ...missing.map((id) => `The history item ${id} was acknowledged and missing in a later list.`),
    ...lost,
    ...unknown.map(({ id }) => `The history item ${id} is stored and was never sent.`),
    ...historyLengths(sent, stored),
  ];
}

/** Checks that each account's history contains all confirmed items, up to the maximum number of items. */
function historyLengths(sent: readonly Of<"history">[], stored: Stored): string[] {
  return [...new Set(sent.map(({ user }) => user))].flatMap((user) => {
    const acknowledged = sent.filter((item) => item.user === user && item.outcome === "stored").length;
    const kept = stored.history.filter((item) => item.user === user && !item.isDeleted).length;
    const least = Math.min(acknowledged, historyLimits.items);
    if (kept >= least && kept <= historyLimits.items) return [];
    return [`An account stored ${acknowledged} history items and has ${kept}.`];
  });
}

/**
 * Checks that each paid checkout is completed once in the payment log and gives Premium, and that the log contains no
 * other completed payment.
 */
function payments({ recorded, stored }: Evidence): string[] {
  const paid = only(recorded, "checkout").filter(({ isPaid }) => isPaid);
  const completed = stored.payments.filter(({ status }) => status === "completed");
  const perPayment = paid.flatMap(({ user, session }) => {
    const rows = completed.filter((row) => row.session === session);
    const plan = stored.users.find(({ id }) => id === user)?.plan;
    return [
      ...(rows.length === 1 ? [] : [`The checkout ${session} was paid and is ${rows.length} times in the ledger.`]),
      ...(plan === "premium" ? [] : [`The checkout ${session} was paid and its account has no Premium.`]),
    ];
  });
  const unpaid = completed.filter(({ session }) => !paid.some((one) => one.session === session));
  return [
    ...perPayment,
    ...unpaid.map(({ session }) => `The ledger has the payment ${session}, which no client made.`),
    ...(stored.openEvents === 0 ? [] : [`${stored.openEvents} events of the payment provider are not processed.`]),
    ...(stored.unmatchedPayments === 0 ? [] : [`${stored.unmatchedPayments} payments have no account.`]),
  ];
}

/**
 * Checks that each account has at most one customer and one charge at the payment provider, and that the amounts
 * charged equal those in the payment log.
 */
function customers({ recorded, stored, provided }: Evidence): string[] {
  return only(recorded, "account").flatMap(({ user, email }) => {
    const own = provided.customers.filter((customer) => customer.email === email);
    const charged = own.flatMap(({ chargedAmounts }) => chargedAmounts);
    const inLedger = stored.payments.filter((row) => row.user === user && row.status === "completed");
    const live = sum(own.map(({ liveSubscriptions }) => liveSubscriptions));
    return [
      ...(own.length <= 1 ? [] : [`${email} is ${own.length} customers at the payment provider.`]),
      ...(live <= 1 ? [] : [`${email} has ${live} subscriptions.`]),
      ...(charged.length <= 1 ? [] : [`${email} was charged ${charged.length} times.`]),
      ...(sum(charged) === sum(inLedger.map(({ amount }) => amount))
        ? []
        : [`${email} was charged ${sum(charged)} cents, and the ledger has another sum.`]),
    ];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
