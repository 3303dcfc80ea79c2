// Takes three minutes: three servers behind a balancer, with a database that fails over.
import { expect, test } from "vitest";
import { findBinaries } from "./machines/binaries.ts";
import { runCluster } from "./run-cluster.ts";

const binaries = findBinaries();

/** The time limit of the test in milliseconds. It is long, because servers start slowly on a busy machine. */
const timeoutMs = 900_000;

test(
  "when servers are killed, connections are cut and the database fails over, no work is lost or counted twice",
  async (context) => {
    if ("missing" in binaries) return context.skip(binaries.missing);
    const { failures, phases } = await runCluster(binaries, { isShort: true }, () => {});
    expect(failures).toEqual([]);
    expect(phases).toHaveLength(4);
  },
  timeoutMs,
);
