import type { Spelling } from "@rewright/engine";
import type { Tone } from "@rewright/engine/tones";

const tones: Readonly<Record<Tone, string | undefined>> = {
  neutral: undefined,
  confident: `
Tone: confident. State plainly what the passage states: active verbs, direct sentences, no apologies or preambles of
your own. What it hedges stays hedged.`,
  friendly: `
Tone: friendly. Sound warm and approachable, by the choice of words alone. Add no compliments, greetings, thanks or
enthusiasm that the passage does not have.`,
  diplomatic: `
Tone: diplomatic. Be tactful where the passage criticises, asks or refuses: considerate words, no reproach. Who did
what stays, and nothing gets weaker: a refusal remains a refusal, "must" remains "must".`,
};

const spellings: Readonly<Record<Spelling, string>> = {
  us: "Spelling: American throughout (color, organize, center, traveled).",
  uk: "Spelling: British throughout (colour, organise, centre, travelled).",
};

/** Returns the part of the prompt that explains a tone, or undefined for the neutral tone. */
export function tonePrompt(tone: Tone): string | undefined {
  return tones[tone]?.trim();
}

/** Returns the part of the prompt that asks for British or American spelling. */
export function spellingPrompt(spelling: Spelling | undefined): string {
  return spelling ? spellings[spelling] : "Spelling: as in the passage.";
}

/** The most words that the prompt names; the engine's checks apply to all. */
const mostNamed = 100;

/** Returns the part of the prompt that names words which the user never wants; undefined if there are none. */
export function neverPrompt(never: readonly string[]): string | undefined {
  if (never.length === 0) return undefined;
  const named = never.slice(0, mostNamed).map((words) => `“${words.replace(/\s+/g, " ").trim()}”`);
  return `Never use these words, in any form, unless the passage has them: ${named.join(", ")}.`;
}

/** The prompts for ranges of strength. Each applies to levels up to and including `to`. */
const strengths: readonly { readonly to: number; readonly prompt: string }[] = [
  {
    to: 3,
    prompt: `
Strength: light. Change only what is plainly stiff, stale or wordy, a phrase here and there. Most sentences keep
their build, and what already reads well stays word for word.`,
  },
  {
    to: 6,
    prompt: `
Strength: moderate. Mend every stiff or stock phrase, and recast the sentences that need it. What already reads well
stays.`,
  },
  {
    to: 8,
    prompt: `
Strength: thorough. Recast most sentences: other openings, other builds, other lengths, joined or split where that
helps the reader. A sentence that already reads as a person would write it may stay.`,
  },
  {
    to: 10,
    prompt: `
Strength: complete. Write the passage afresh in your own words, sentence by sentence, as if you had understood it
and put the original away. Every claim is still there, in the same order.`,
  },
];

/** Returns the part of the prompt for a strength from 1 to 10. */
export function strengthPrompt(level: number): string {
  return strengths.find(({ to }) => level <= to)!.prompt.trim();
}
