import { readdirSync, readFileSync } from "node:fs";

/** The ticks per second in which Linux counts processor time. */
const ticksPerSecond = 100;

/** Returns the processor seconds that a process and its children have used. */
export function cpuSeconds(pid: number | undefined): number {
  return sum([pid, ...childrenOf(pid)].map((one) => ownTicks(one, one === pid))) / ticksPerSecond;
}

/** Returns the memory of a process and its children in MB. Shared memory is counted once. */
export function memoryMb(pid: number | undefined): number {
  return sum([pid, ...childrenOf(pid)].map(proportionalKb)) / 1024;
}

/** Returns the peak memory of a process in MB. */
export function peakMemoryMb(pid: number | undefined): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readProc(pid, "status"))?.[1] ?? 0) / 1024;
}

/** Returns the processor time of a process in ticks. If `isParent`, includes that of its children that have ended. */
function ownTicks(pid: number | undefined, isParent: boolean): number {
  // The command, in parentheses, may have spaces. After it, fields 12 to 15 are user, system and the children's times.
  const fields = readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
  return sum(fields.slice(11, isParent ? 15 : 13).map(Number));
}

function proportionalKb(pid: number | undefined): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, "smaps_rollup"))?.[1] ?? 0);
}

function childrenOf(parent: number | undefined): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => Number(readProc(pid, "stat").split(") ").at(-1)?.split(" ")[1]) === parent);
}

/** Returns the content of a process's file in /proc, or an empty text if the process has ended. */
function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
