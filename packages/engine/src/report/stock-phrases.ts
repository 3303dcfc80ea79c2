import type { Span } from "../span.ts";

/**
 * Stock phrases of machine-made prose: each is fine once, many together are a habit. One regular expression finds all
 * in linear time. Longer phrases come before the shorter ones that they contain.
 */
const phrases = `
  it is important to note that | it's important to note that | it is worth noting that | it's worth noting that
  it is worth mentioning that | it is crucial to | it is essential to | it goes without saying | needless to say
  it cannot be overstated | plays? an? (?:crucial|vital|pivotal|key|significant|important|essential|critical) roles?
  played an? (?:crucial|vital|pivotal|key|significant|important|essential|critical) role
  playing an? (?:crucial|vital|pivotal|key|significant|important|essential|critical) role
  in today's (?:\\w+[- ]){0,3}(?:world|landscape|age|era|society|market|environment) | in the ever-evolving
  ever-(?:evolving|changing|growing|expanding) | fast-paced | rapidly evolving | in the realm of | in the world of
  in conclusion | in summary | to summarize | to sum up | in essence | at its core | at the heart of | all in all
  at the end of the day | last but not least | first and foremost | when it comes to | that being said | with that said
  in order to | due to the fact that | as well as | a wide (?:range|array|variety) of | a plethora of | a myriad of
  a multitude of | a diverse range of | a testament to | a beacon of | a tapestry of | rich tapestry | the fabric of
  not only | not just about | is not merely | isn't just | more than just | serves? as a | stands? as a | acts? as a
  pave the way | paves the way | paving the way | shed light on | sheds light on | shedding light on | delve into
  delves into | delving into | dive into | dives into | diving into | navigate the | navigating the | embark on
  embarking on | embarks on | unlock the | unlocking the | unleash the | harness the | harnessing the | foster a
  fostering | fosters | cultivate a | elevate your | empower(?:s|ing)? | leverag(?:e|es|ed|ing) | streamlin(?:e|es|ed|ing)
  showcas(?:e|es|ed|ing) | underscor(?:e|es|ed|ing) | highlight(?:s|ing) the importance | emphasiz(?:e|es|ing) the importance
  utiliz(?:e|es|ed|ing) | facilitat(?:e|es|ed|ing) | encompass(?:es|ed|ing)? | bolster(?:s|ed|ing)? | spearhead(?:s|ed|ing)?
  seamless(?:ly)? | robust | holistic | multifaceted | nuanced | intricate(?:ly)? | intricacies | pivotal | paramount
  invaluable | cutting-edge | state-of-the-art | groundbreaking | game-chang(?:er|ing) | transformative | innovative
  vibrant | bustling | nestled | breathtaking | captivating | meticulous(?:ly)? | comprehensive | synergy | synergies
  moreover | furthermore | additionally | consequently | nevertheless | ultimately | notably | undoubtedly
  i hope this (?:email|message|letter) finds you well | please do not hesitate to | feel free to reach out
  as an ai language model | i hope this helps | let's explore | let's delve | look no further | the possibilities are endless
  strike a balance | striking a balance | the importance of | the power of | the significance of | valuable insights
  gain a deeper understanding | a deeper understanding of | a sense of | sense of belonging | lasting impact
  profound impact | significant impact | positive impact | indelible mark | ongoing commitment | steadfast commitment
  unwavering | relentless | journey of | personal growth | thought-provoking | food for thought
`;

const source = phrases
  .trim()
  .split(/ \| |\n\s*/)
  .filter((phrase) => phrase !== "")
  .map((phrase) => phrase.replaceAll("'", "['’]"))
  .sort((a, b) => b.length - a.length)
  .join("|");

/** Returns the positions of stock phrases in the text, in order, never overlapping. */
export function stockPhrases(text: string): Span[] {
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, "giu"))].map(
    ({ index, 0: found }) => ({ start: index, end: index + found.length }),
  );
}
