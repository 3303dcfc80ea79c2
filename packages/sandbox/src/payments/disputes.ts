import { newDispute } from "./dispute-shape.ts";
import { emit, update } from "./events.ts";
import type { Charge, Dispute } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { nowOf, type World } from "./world.ts";

/** Creates a dispute over a charge, as if the cardholder had complained to their bank. */
export function createDispute(world: World, charge: Charge): Dispute {
  if (charge.status !== "succeeded") throw new Refusal("Only a successful payment can be disputed.");
  if (charge.disputed) throw new Refusal("This payment has been disputed before.");
  const dispute = newDispute(charge, nowOf(world, charge.customer));
  world.state.disputes[dispute.id] = dispute;
  emit(world, "charge.dispute.created", dispute);
  emit(world, "charge.dispute.funds_withdrawn", dispute);
  update(world, "charge.updated", charge, { disputed: true });
  return dispute;
}

/** Closes a dispute. If `isWon`, the seller keeps the money; otherwise the cardholder gets it back. */
export function closeDispute(world: World, dispute: Dispute, isWon: boolean): Dispute {
  if (dispute.status !== "needs_response") throw new Refusal("This dispute has been closed before.");
  const evidence_details = { ...dispute.evidence_details, due_by: null };
  update(world, "charge.dispute.closed", dispute, { evidence_details, status: isWon ? "won" : "lost" });
  if (isWon) emit(world, "charge.dispute.funds_reinstated", dispute);
  return dispute;
}
