/** What a change must gain at level 7 in a text that is surely a machine's. */
const usual = 0.75;
const perLevel = 0.1;
/** How much higher it is where the text is as likely as not a person's. */
const doubt = 0.4;
/** Below this likeness a text reads like a person's, and nothing more is changed in it. */
const human = 0.25;
/** Where a text is too short to tell. */
const unknown = 0.7;

/** What a change must gain to be made; undefined where nothing is to be changed beyond a plain rewrite. */
export function gainThreshold(level: number, likeness: number | null): number | undefined {
  const known = likeness ?? unknown;
  if (known < human) return undefined;
  return usual + (7 - level) * perLevel + (doubt * (1 - known)) / (1 - human);
}
