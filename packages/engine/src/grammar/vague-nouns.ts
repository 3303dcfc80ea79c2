import { wordSet } from "./word-set.ts";

/** Nouns that say nothing without their adjective. */
export const vagueNouns =
  wordSet(`way ways thing things one ones part parts person people man men woman women time times place places point points
  question questions amount amounts number numbers degree extent level levels deal job news example examples example
  kind kinds type types sort sorts form forms result results word words day days life lives reason reasons
  condition conditions difference differences case cases area areas group groups side sides term terms
  service services experience experiences food meal staff ride quality story stories symbol guide plan view views
  cities communities universities
  family friend friends performance effects practice practices shape health mood attitude start end`);

/** Nouns that take their number from what follows “of”. */
export const amounts = wordSet(`number majority lot variety range couple pair handful half rest series host list set
  array average total percentage proportion share percent`);
