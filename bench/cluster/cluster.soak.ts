// Takes three minutes: three servers behind a balancer, with a database that fails over.
import { expect, test } from "vitest";
import { findBinaries } from "./machines/binaries.ts";
import { runCluster } from "./run-cluster.ts";

const binaries = findBinaries();

/** On a machine that does other things, servers take long to start. */
const timeoutMs = 900_000;

test(
  "servers that are killed and restarted, cut connections and a failover lose no work and count none twice",
  async (context) => {
    if ("missing" in binaries) return context.skip(binaries.missing);
    const { failures, phases } = await runCluster(binaries, { isShort: true }, () => {});
    expect(failures).toEqual([]);
    expect(phases).toHaveLength(4);
  },
  timeoutMs,
);
