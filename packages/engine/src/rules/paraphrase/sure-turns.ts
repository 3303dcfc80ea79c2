import { binding, passive } from "../mode/guards.ts";
import { any, inCompound, nextPos, objectIs, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { statistical } from "./choices.ts";

const plain: Restriction = any(inCompound, binding, statistical, previousIs("not", "n't", "no", "only", "even"));
const events = "loss death attack match game war accident election victory defeat release success collapse crash";

/** Up to this level the surroundings are not asked. */
const level = 4;

/** Small turns that say the same wherever they stand. */
export const sureTurns: readonly Entry[] = (
  [
    { match: "^ [ since ] <NP> is|are|has|have|can|may|will", to: ["because", "as"] },
    { match: ", [ as ] <NP> is|are|has|have|can|may|will|could|might", to: ["because", "since"], unless: plain },
    { match: "@ADJ [ but ] @ADJ", to: "yet", unless: plain },
    { match: "~be [ one of ] the|my|our|his|her|its @ADJ", to: "among", unless: plain },
    { match: "is|are|was|were|be|been [ used ] in|by|for", to: "employed", unless: plain },
    { match: "~help [ <V> ]", to: "to $2", unless: any(plain, passive, nextPos("PUNCT")) },
    { match: "~help [ to ] <V>", to: "", unless: any(plain, passive) },
    { match: "[ ~enable ] <NP> to <V>", to: "~allow", unless: any(plain, passive) },
    { match: "[ ~allow ] <NP> to <V>", to: ["~enable", "~permit"], unless: any(plain, passive) },
    { match: "this|our [ study ]", to: "research", unless: any(plain, nextPos("NOUN")) },
    { match: "@NOUN [ called ] @PROPN", to: ["named", "known as"], unless: plain },
    { match: "@NOUN [ named ] @PROPN", to: "called", unless: plain },
    {
      match: "[ following ] <NP>",
      to: "after",
      when: objectIs(...events.split(" ")),
      unless: previousPos("ADP", "AUX"),
    },
    { match: "[ before ] <NP> .", to: "prior to", unless: plain },
  ] satisfies readonly Entry[]
).map((entry) => ({ ...entry, level }));
