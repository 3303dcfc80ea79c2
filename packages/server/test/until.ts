import { vi } from "vitest";

/** Time limits for `expect.poll` and `vi.waitFor`. Far longer than needed, because the machine may be busy. */
export const patience = { timeout: 20_000, interval: 20 };

/** Waits until the condition is true. */
export async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    if (!condition()) throw new Error(`This did not come true in time: ${condition}`);
  }, patience);
}
