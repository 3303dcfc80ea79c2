import { wordSet } from "../grammar/word-set.ts";
import { markerProblems, normalForm } from "../verify/markers.ts";
import { count, withLess } from "./patterns.ts";
import type { Problem, ProblemCode } from "./pro.ts";

/** Matches words that negate by themselves, such as "not". */
const denial =
  /\b(?:not|no|none|never|nobody|nothing|neither|nor|without|cannot|hardly|barely|scarcely|seldom|rarely|unless)\b|n't\b/g;
/** Matches words with a negation in them, such as "unable". */
const inner =
  /\b(?:lack(?:s|ed|ing)?|absence|absent|unable|inability|fail(?:s|ed|ing|ure)?|impossible|refus(?:e|es|ed|ing|al)|doubt(?:s|ed)?|reluctan\w+|forg[eo]t\w*|against|too (?=\w+ (?:for \w+ )?to\b)|neglect(?:s|ed|ing)? to|omit(?:s|ted|ting)? to|declin(?:e|es|ed|ing) to|refrain\w*|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|guard(?:s|ed|ing)? against|protect\w* against|keep(?:s|ing)? from|kept from|(?:keep|keeps|stop|stops|save|saves|free|spare|spares|rid|kept|stopped)\b[^.;,]{1,30}\b(?:from|of)|barring|barred|excluding|exclud\w+|except|elud\w+|escap\w+|defy|defies|defied|resist\w*|ignor\w+|overlook\w*|stop(?:s|ped|ping)?|ceas\w+|den(?:y|ies|ied)|rather than|instead of|out of|guesswork|(?<!\b(?:a|the|very|quite a|these|those|past|last|next|first) )few(?! (?:more|other|days|weeks|months|years|hours|minutes))|un(?!i|der|til|less|ique)\w{4,}|mis(?!s|t)\w{4,}|dis(?!cuss|tinct|tribut|play|cover|tanc|trict|cipl|ease|aster|solv)\w{4,}|non-?\w{4,}|in(?:effective|efficient|accurate|active|ability|visible|capable|complete|correct|direct|formal|frequent|sufficient|adequate|experienced|valid|consistent|appropriate)\w*|im(?:possible|perfect|proper|mobile|practical)\w*|ir(?:regular|relevant|replaceable|responsible)\w*|(?!regard|none)\w{4,}less)\b/g;
const idleNegation =
  /\bnot (?:only|just|merely|simply|solely)\b|\bno (?:doubt|matter|secret|wonder)\b|\bwhether or not\b|\bwithout (?:a )?doubt\b/g;

/**
 * By marker, the words that may replace it: the loss of a marker is no problem if the answer has more of these words.
 */
const substitutes: Readonly<Record<string, RegExp>> = {
  unless: /\b(?:barring|except|without|if not|until|otherwise)\b/g,
  can: /\b(?:impossible|inability|unable|you may|capability|transformative|allow|enabl|permit|empower|equip)\w*|\b(?:let|lets|letting)\b|\b(?:possible|able|ability|capable|option|access|way to|(?:do|does) not (?:need|require)|made? it|makes it|could|\w{4,}able)\b/g,
  could:
    /\b(?:able|ability|can|might|may|would|possible|potential\w*|unable|inability|fail(?:s|ed)?|(?:ke(?:ep|eps|pt)|prevent\w*|stop\w*)\b[^.;,]{1,30}\bfrom)\b/g,
  may: /\b(?:allowed|permitted|free to|welcome to|might|could|perhaps|maybe|possibl[ey]|potential(?:ly)?|chance|likely|can)\b/g,
  might: /\b(?:may|could|perhaps|maybe|possibl[ey]|potential(?:ly)?|chance|likely)\b/g,
  will: /\b(?:likely to|unlikely to|intention|intend\w*|propos\w+|aim|goal|due|follow|future|soon|expect\w*|plan\w*|promis\w*|bound|set to|shall|upcoming|project(?:ed|ions?)|forecasts?|predict\w*)\b/g,
  would:
    /\b(?:refus\w+|suggest\w*|propos\w+|changes? to|hop(?:e|es|ed|ing)|wish\w*|want\w*|could|used to|if|expected|declin\w+)\b/g,
  should:
    /\b(?:important|essential|crucial|vital|need\w*|recommend\w*|advis\w*|ought|best|necessary|required?|expected)\b/g,
  must: /\b(?:need\w*|necessary|requir\w*|ha(?:s|ve|d) to|mandatory|essential|crucial|vital|imperative|obliged|dut(?:y|ies)|obligations?)\b/g,
  all: /\b(?:universal\w*|much|overall|every\w*|each|whole|entire\w*|complete\w*|full\w*|any|both|throughout|overall|total\w*)\b/g,
  every:
    /\b(?:universal\w*|individual\w*|per|a|an|all|each|everyone|everybody|everything|any|whole|daily|always|annual|of the (?:year|month|week))\b/g,
  each: /\b(?:individual\w*|a|an|their|own|every\w*|all|both|respective\w*|per)\b/g,
  only: /\b(?:just|sole\w*|mere\w*|simply|exclusive\w*|alone|except|but|no more)\b/g,
  least: /\b(?:or (?:more|above|over)|minimum|no (?:less|fewer)|not (?:less|fewer))\b/g,
  most: /\b(?:bulk|major\w*|mostly|main\w*|primar\w*|largely|\w{3,}est|typical\w*|general\w*|usual\w*|best|highly|very|very much)\b/g,
  often: /\b(?:frequent\w*|common\w*|regular\w*|usual\w*|typical\w*|tend\w*|many|general\w*)\b/g,
  usually: /\b(?:often|most|typical\w*|general\w*|normal\w*|tend\w*|common\w*|mostly)\b/g,
  sometimes: /\b(?:occasional\w*|at times|now and then|may|can|some|once in a while)\b/g,
  always: /\b(?:every\w*|constant\w*|all|continual\w*|never|forever|at any)\b/g,
  few: /\b(?:handful|small number|several|some|couple|hardly|little|not many|limited)\b/g,
  about: /\b(?:approximate\w*|around|rough\w*|some|near(?:ly)?|almost|or so|circa|close to)\b/g,
  almost: /\b(?:nearly|virtual\w*|practical\w*|close to|all but|about)\b/g,
  except: /\b(?:apart from|other than|but|besides|aside|unless|excluding)\b/g,
};

const forms: readonly (readonly [RegExp, string])[] = [
  [/\bwhether or not\b/g, "whether"],
  [/\bnone other than\b/g, " "],
  [/\bas never before\b|\blike never before\b/g, "unprecedented"],
  [/\ball in all\b/g, "overall"],
  [/\b(?:make|makes|making|made) the most of\b/g, "use"],
  [/\bno (?:fewer|less) than\b/g, "at least"],
  [/\b(ha(?:s|ve|d)) yet to\b/g, "$1 not yet to"],
  [/\bha(?:s|ve|d) the potential to\b/g, "could"],
  // "Ability to", "power to" and the like all become "capability".
  [
    /\b(?:the |its |their |our |your |his |her |my |an? )?(?:\w+ )?(?:capacity|ability|capability|power|potential)s? (?:to|for|of)\b/g,
    "capability ",
  ],
  [/, so (?!that\b)/g, "; so "],
  [/\bwhether ([^.;,]{1,60}? )or not\b/g, "whether $1"],
  [
    /\bit (?:must|should|can|may) be (?:noted|said|acknowledged|recognized|recognised|mentioned|stressed|remembered) that\b/g,
    " ",
  ],
  [/\b(?:anything but|far from|by no means|in no way)\b/g, "not"],
  [/\b(?:was|were) able to\b/g, "could"],
  [/\b(?:inability|failure) (?:of [^.,;]{1,40}? )?to\b/g, "could not"],
  [/\b(?:i|we) (?:must|should|have to) (?:say|admit|confess|add)\b/g, " "],
  [
    /\b(want|wants|wanted|like|need|needs|hope|wish|option) to (?:be able to|have the (?:ability|option) to)\b/g,
    "$1 to",
  ],
  // "Can be seen in" means "is in".
  [/\bcan (?=be (?:traced|attributed|seen|found|described|considered|said|divided|explained|viewed)\b)/g, " "],
  [/\bcan (?=(?:see|find|hear|explain)\b)/g, " "],
  [/\b(?:the|its|their|our|your|his|her|my|a|an|whose|'s) most (?!of\b)/g, " "],
  [/\b(?:just|a mere) (?=\W?\d|(?:two|three|four|five|six|seven|eight|nine|ten|an?|one)\b)/g, "only "],
  [/\bat (?:the )?most\b/g, "at most"],
  [/\beach other\b|\bone another\b/g, " "],
  // "This paper will show" means "this paper shows".
  [
    /\b(?:we|i)(?:'ll| will| shall) (?=(?:be )?(?:delv|tak|explor|look|discuss|examin|cover|see|div|walk|shar|go|learn|review|consider|explain))/g,
    "we ",
  ],
];

/**
 * Replacements that give different wordings with the same meaning the same form. Each is made only if the other text
 * matches its first pattern.
 */
const formsFor: readonly (readonly [said: RegExp, pattern: RegExp, replacement: string])[] = [
  [/\bwhether to\b/i, /\bwhether (?:it|they|we|you|he|she|i) (?:will|would|should)\b/g, "whether to"],
  [/\bonly\b/i, /(?:\bnot|n't)\b([^.;]*?)\b(?:unless|until)\b/g, "$1only"],
  [/\b(?:regardless|irrespective)\b/i, /\b(?:do|does|did)(?: not|n't) depend on\b/g, "regardless of"],
];

/** Matches verbs that negate by themselves, such as "refuse". */
const refusing =
  /\b(?:(?:fail|neglect)(?:s|ed)? to|omit(?:s|ted)? to|decline[sd]? to|lack(?:s|ed|ing)?|lack of|avoid(?:s|ed|ing)?|den(?:y|ies|ied)|refus(?:e|es|ed)|unable|absence)\b/g;

/** Returns a problem if a negating verb is lost and no other negation replaces it. */
function refusalProblems(old: string, now: string): Problem[] {
  const total = (text: string): number => count(text, denial) + count(text, inner);
  if (count(old, refusing) <= count(now, refusing) || total(now) >= total(old)) return [];
  return [{ code: "negation", message: `Keep “${old.match(refusing)![0]}”, or what denies it.` }];
}

/** Returns problems with words of negation, possibility, quantity and frequency that were lost or added. */
export function markerDifferences(before: string, after: string): Problem[] {
  const old = toForm(before, after);
  const now = toForm(after, before);
  const isSaidOtherwise = compensates(old, now);
  const [full, written] = [old, now].map(normalForm) as [string, string];
  const found = markerProblems(old, now).flatMap((message): Problem[] => {
    const [, word = "", change] = /“(.+?)” was (lost|added)/.exec(message) ?? [];
    const code = codeOf(word);
    if (code === "negation" && isSaidOtherwise) return [];
    // "Half" and "twice" are compared as numerals: "doubled" is "twice".
    if (word === "half" || word === "twice") return [];
    const pattern = substitutes[word];
    const [less, more] = change === "lost" ? [written, full] : [full, written];
    if (pattern && count(less, pattern) > count(more, pattern)) return [];
    return [{ code, message }];
  });
  return [...found, ...refusalProblems(old, now)];
}

/** Returns whether one text expresses a negation by "not" that the other text expresses by words such as "unable". */
function compensates(old: string, now: string): boolean {
  const [was, is] = [old, now].map((text) => text.replace(idleNegation, " ")) as [string, string];
  const denied = count(is, denial) - count(was, denial);
  const within = count(is, inner) + prefixed(is, was) - count(was, inner) - prefixed(was, is);
  return denied === 0 || (Math.sign(denied) === -Math.sign(within) && Math.abs(within) >= Math.abs(denied));
}

const prefix = /^(?:un|in|im|ir|il|dis|non-?)(?=\p{L}{4})/u;

/** Returns how many words of a text are a word of the other text with a negative prefix. */
function prefixed(text: string, other: string): number {
  const words = new Set(other.match(/\p{L}+/gu));
  return (text.match(/[\p{L}-]+/gu) ?? []).filter((word) => prefix.test(word) && words.has(word.replace(prefix, "")))
    .length;
}

function toForm(text: string, other: string): string {
  let form = withLess(text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " "), other);
  for (const [said, pattern, replacement] of formsFor) if (said.test(other)) form = form.replace(pattern, replacement);
  for (const [pattern, replacement] of forms) form = form.replace(pattern, replacement);
  return form;
}

const negations = wordSet(`not no never none nobody nothing neither nor without hardly barely scarcely rarely
  seldom unless`);

function codeOf(word: string): ProblemCode {
  if (negations.has(word)) return "negation";
  return /^\d/.test(word) ? "number" : "modality";
}
