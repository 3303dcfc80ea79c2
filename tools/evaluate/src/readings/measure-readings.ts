import { type Engine, type Report, rewrite } from "@rewright/engine";
import { markedChanges } from "./marked-changes.ts";
import { isStillMade } from "./still-made.ts";
import { type Kind, kinds, type Readings, type WrongChange } from "./wrong-changes.ts";

/** How many of the changes that readers found wrong in an earlier version the engine still makes. */
export interface ReadingFigures {
  /** The number of changes that the readers judged. */
  readonly seen: number;
  readonly kinds: readonly KindFigures[];
}

interface KindFigures {
  readonly kind: Kind;
  readonly found: number;
  /** The number of wrong changes of which the engine still makes at least one of the edits at fault. */
  readonly made: number;
  /** The number of wrong changes of which the engine still makes all edits at fault. */
  readonly madeWhole: number;
  /** The quotes of the wrong changes that are still made, for people to read. */
  readonly quotes: readonly string[];
}

/**
 * Rewrites the texts of wrong changes in standard mode at level 7, and counts which of these changes the engine still
 * makes.
 */
export function measureReadings(engine: Engine, { seen, wrong }: Readings): ReadingFigures {
  const editsOf = rememberEdits(engine);
  const countOf = (kind: Kind): KindFigures =>
    countMade(
      kind,
      wrong.filter((change) => change.kind === kind),
      editsOf,
    );
  return { seen, kinds: kinds.map(countOf) };
}

function rememberEdits(engine: Engine): (text: string) => Report["edits"] {
  const known = new Map<string, Report["edits"]>();
  return (text) => {
    const edits = known.get(text) ?? rewrite(engine, text, { mode: "standard", level: 7 }).edits;
    known.set(text, edits);
    return edits;
  };
}

function countMade(
  kind: Kind,
  changes: readonly WrongChange[],
  editsOf: (text: string) => Report["edits"],
): KindFigures {
  const checked = changes.map(({ text, quote, atFault, why }) => {
    const marked = markedChanges(quote, text);
    const faulty = atFault?.map((place) => marked[place - 1]!) ?? marked;
    const made = faulty.filter((one) => isStillMade(text, one, marked, editsOf(text))).length;
    return { made, places: faulty.length, line: `${made} of ${faulty.length}: ${quote}\n  ${why}` };
  });
  const made = checked.filter((change) => change.made > 0);
  return {
    kind,
    found: changes.length,
    made: made.length,
    madeWhole: made.filter((change) => change.made === change.places).length,
    quotes: made.map(({ line }) => line),
  };
}
