import { anyOf } from "./patterns.ts";
import type { Problem, ProblemCode } from "./pro.ts";
import { swapProblems } from "./swaps.ts";

/** A kind of words that an answer must not lose, must not add, or neither. */
interface WordClass {
  readonly code: ProblemCode;
  readonly words: RegExp;
  /** Words that excuse the loss or the addition where the text that lacks `words` has some of them. */
  readonly also?: RegExp;
  /** The message where only the source has some. Absent: they may be left out. */
  readonly lost?: string;
  /** The message where only the answer has some. Absent: they may be added. */
  readonly added?: string;
}

const thinking =
  "theor(?:y|ies|ists?)|hypothes\\w+|believ\\w+|beliefs?|claim(?:s|ed|ing)?|argu(?:e|es|ed|ing|ments?|ably)|assert\\w*|alleg\\w+|proclaim\\w*|opinions?|views?|viewed|contend\\w*|think\\w*|thought|confident|convinced|certain|sure|feel|feels|felt|consider\\w*|regard(?:s|ed)|deem\\w*|suspect\\w*|bet|guess|suppose|imagine|reckon";
const telling =
  "according to|reports?|reported(?:ly)?|reporting|say|says|said|saying|stat(?:e|es|ed|ing)|suggest\\w*|propos\\w+|maintain(?:s|ed)?|tell|tells|told|headlines?|quot\\w+|declar\\w+|announc\\w+|cit(?:e|es|ed|ing)|call(?:s|ed)|describ\\w+|writes?|wrote|put(?:s)? it|hold(?:s)? that|held that|sources?|conclud\\w+|find(?:s|ing|ings)?|found|warn\\w*|stress\\w*|note(?:s|d)?|explain\\w*|recommend\\w*|advis\\w+|promis\\w+|points? out";
const aiming =
  "aim(?:s|ed|ing)?|seek(?:s|ing)?|sought|try|tries|tried|trying|attempt\\w*|intend\\w*|intention|intent|hope(?:s|d)?|hoping|plan(?:s|ned|ning)?|goals?|objectives?|purposes?|strive\\w*|striving|set(?:s)? out|design(?:s|ed)?|meant|work(?:s|ing)? (?:to|towards?)|with a view|want(?:s|ed)?|endeavou?r\\w*|targets?|mission|efforts?|look(?:s|ing) to|focus\\w*|cent(?:er|re)s? on|concentrat\\w+|in order to|to (?:make sure|ensure|avoid|prevent|help)|so that|would like|undertak\\w+|ask(?:s|ed|ing)?|explor\\w+|investigat\\w+";
const whens =
  "when|whenever|while|during|as|once|if|after|before|upon|until|till|since|where|every time|each time|by the time|at times|in times|in (?:the )?(?:case|event)|on \\w+ing|in \\w+ing|by \\w+ing|then|under|with|faced|given|amid";
const ifs =
  "should (?:you|they|he|she|it|we|there|anyone)|if|unless|provid(?:ed|ing) (?:that)?|(?:as|so) long as|in case|on condition|only when|barring|failing";

const causes =
  "because|since|so|as|therefore|thus|hence|thereby|consequent\\w*|result\\w*|caus\\w+|lead|leads|leading|led|due|owing|mean|means|meant|make|makes|making|made|let|lets|letting|allow\\w*|enabl\\w+|ensur\\w+|help\\w*|give|gives|giving|gave|for|by|through|with|from|thank\\w*|reason\\w*|why|driv\\w+|drove|bring|brings|brought|contribut\\w+|depend\\w*|given|responsib\\w+|render\\w*|follow\\w*|creat\\w+|effect\\w*|impact\\w*|influenc\\w+";

const reasons =
  "because|since|so|as|therefore|thus|hence|thereby|consequent\\w*|result\\w*|caus\\w+|lead|leads|leading|led|due|owing|mean|means|meant|make|makes|making|let|lets|letting|allow\\w*|enabl\\w+|ensur\\w+|help\\w*|thank\\w*|reason\\w*|why|driv\\w+|drove|bring|brings|brought|contribut\\w+|given|responsib\\w+|render\\w*|creat\\w+|effect|effects|impact\\w*|influenc\\w+|in order|to (?:help|make|ensure|avoid|prevent|get|give|see|let|find|keep|support|create|achieve|reach|gain|save)";

/** All classes, grouped by what their words express. Only whether a text has any of them counts, not how many. */
const classes: readonly WordClass[] = [
  // Negation
  {
    code: "negation",
    words: anyOf("not (?:necessarily|always|automatically|inevitably|entirely|wholly|fully|completely|universal\\w*)"),
    also: anyOf(
      "may|might|can|need not|does not mean|not mean|have to|everyone|everybody|universal\\w*|every|few|some|sometimes|partly|necessarily|always|all|any|no guarantee|less than|without",
    ),
    lost: "Keep what limits the “not”.",
  },
  {
    code: "negation",
    words: anyOf("hardly|barely|scarcely|seldom|rarely"),
    also: anyOf(
      "rare|infrequent\\w*|uncommon|unusual(?:ly)?|little|few|not often|almost n\\w+|occasional\\w*|not many|not much|just|only",
    ),
    lost: "Keep “rarely”, or what says it.",
    added: "Do not say “hardly” or “rarely” where the text does not.",
  },
  // Quantity
  {
    code: "modality",
    words: anyOf(
      "(?:substantial|large|significant|considerable|size?able|vast|huge) (?:group|number|amount|part|portion|share|proportion|quantity)s?",
    ),
    also: anyOf(
      "many|most|much|a lot|lots|numerous|large|larger|plenty|hundreds|thousands|huge|countless|multitude|mass|far|big|great|good|wide|heav\\w+|substantial\\w*|significant\\w*|considerabl[ey]|sheer|all the",
    ),
    lost: "Keep how many or how much it is.",
  },
  {
    code: "modality",
    words: anyOf(
      "(?:much|many|some|parts?|half|several|certain) of|partly|partially|in part|to some extent|in some cases|occasionally|sometimes",
    ),
    also: anyOf(
      "some|several|many|much|part|parts|partial\\w*|certain|various|numerous|number of|range|often|can|may|might|sometimes|times|few|select\\w*|majority|portion|share|extent|degree|limited|mostly|half|most|vary|varies|varying|different|diverse|occasional\\w*|among|one|wide|lots?|large|extensive\\w*|so",
    ),
    added: "Do not limit what the text does not limit.",
  },
  {
    code: "number",
    words: anyOf("years|months|weeks|decades|centuries|hours|minutes"),
    also: anyOf(
      "decades?|centur(?:y|ies)|hours?|minutes?|annual\\w*|year\\w*|\\w*week\\w*|month\\w*|hourly|age|history|generations?|days",
    ),
    added: "Do not say how long where the text does not.",
  },
  ...["year", "month", "week", "decade", "hour", "minute"].map(
    (unit): WordClass => ({
      code: "number",
      words: anyOf(`(?:an?|one|each|every|last|next|this|per) ${unit}`),
      also: anyOf(`${unit}\\w*`, ...(unit === "year" ? ["annual\\w*"] : [])),
      added: `Do not say “${unit}” where the text does not.`,
    }),
  ),
  // What is required, advised, allowed
  {
    code: "modality",
    words: anyOf(
      "(?:is|are|was|were|be|being|get|gets) (?:required|obliged|obligated|forced|compelled)|requires?|mandatory|compulsory",
    ),
    also: anyOf(
      "requir\\w+|oblig\\w+|forc\\w+|compel\\w*|mandat\\w+|compuls\\w+|must|shall|need\\w*|necess\\w+|ha(?:s|ve|d) to|essential|crucial|vital|imperative|demand\\w*|call(?:s|ed)? for|take|takes|involv\\w+",
    ),
    added: "Do not require what the text does not require.",
  },
  {
    code: "modality",
    words: anyOf("not (?:allowed|permitted)|must not|may not|forbidden|forbids?|prohibit\\w*|banned"),
    also: anyOf(
      "not (?:allowed|permitted)|must not|may not|can ?not|shall not|should not|never|forbid\\w*|prohibit\\w*|ban|bans|banned|illegal|refus\\w+|no|only",
    ),
    added: "Do not forbid what the text does not forbid.",
  },
  {
    code: "modality",
    words: anyOf("need not|not (?:need|have) to|not (?:required|necessary|obliged|needed|mandatory)|no need"),
    also: anyOf(
      "need not|not (?:need|have)|not (?:require\\w*|necessary|obliged|needed|mandatory)|no need|without|optional\\w*|unnecessary|can skip|free",
    ),
    lost: "Keep that it need not be.",
    added: "Do not say that it need not be.",
  },
  {
    code: "modality",
    words: anyOf("suggest(?:s|ed)?|indicat(?:e|es|ed)|impl(?:y|ies|ied)|hint(?:s|ed)?|(?:appear|seem)(?:s|ed)? to"),
    also: anyOf(
      "suggest\\w*|indicat\\w+|impl(?:y|ies|ied|ying|ication\\w*)|hint\\w*|appear\\w*|seem\\w*|may|might|could|can|would|should|likely|probabl\\w+|possibl\\w+|perhaps|point\\w*|sign|signs|apparent\\w*|propos\\w+|recommend\\w*|advis\\w+|think|believ\\w+|says?|said|holds?|argu\\w+|evidence|according|looks?|idea|theor\\w+|mean|means",
    ),
    lost: "Keep how sure it is: what suggests something does not show it.",
  },
  {
    code: "modality",
    words: anyOf("supposed to"),
    also: anyOf("supposed|meant|should|intended|designed|expected|ought"),
    lost: "Keep that it is meant to be so.",
  },
  // Some, few, both
  {
    code: "modality",
    words: anyOf("some of|part of|parts of|partly|partially|in part|half of"),
    also: anyOf(
      "some|part|parts|partly|partial\\w*|half|several|many|certain|not all|not every\\w*|few|among|one|include\\w*|portion|share|extent|degree|sometimes|unfinished|incomplete\\w*|member\\w*|belong\\w*",
    ),
    lost: "Keep that it is a part of them.",
  },
  {
    code: "modality",
    words: anyOf("not (?:all|every|everyone|everybody|everything|everywhere)"),
    also: anyOf("not (?:all|every\\w*|universal\\w*|always)|some|few|fewer|most|many|part\\w*|only|several"),
    lost: "Keep that it is not all of them.",
  },
  {
    code: "number",
    words: anyOf("both"),
    also: anyOf("both|two|each|all|either|neither|whether|and|pair|equally|alike"),
    lost: "Keep “both”.",
  },
  {
    code: "number",
    words: anyOf("every other (?:day|week|month|year|\\w+day)"),
    also: anyOf("every (?:other|second)|alternate|alternating|two"),
    lost: "Keep how often it is.",
  },
  {
    code: "number",
    words: anyOf(
      "one of|just one|only one|a single|one (?:species|person|thing|case|type|kind|member|part|reason|way)",
    ),
    also: anyOf("one|ones|a|an|single|sole\\w*|another|each|any|only|first"),
    added: "Do not make it one where the text does not.",
  },
  // Exceptions
  {
    code: "modality",
    words: anyOf("except|apart from|other than|excluding|aside from|with the exception of"),
    also: anyOf(
      "except\\w*|apart|other than|exclud\\w+|aside|but|besides|unless|all but|only|not|nothing|beyond|rather than|barring",
    ),
    lost: "Keep the exception.",
  },
  // Conditions
  {
    code: "modality",
    words: anyOf(ifs),
    also: anyOf(
      `${whens}|should|depend\\w*|subject to|needed|necessary|otherwise|would|could|whether|who|anyone|those|any`,
    ),
    lost: "Keep the condition.",
  },
  {
    code: "modality",
    words: anyOf(ifs),
    also: anyOf(
      `${whens}|should|depend\\w*|subject to|need\\w*|necess\\w+|otherwise|would|could|whether|who|without|to (?:avoid|prevent|guard|ensure|make)|except`,
    ),
    added: "Do not add a condition.",
  },
  {
    code: "modality",
    words: anyOf("(?:when|if|where|as|whenever) (?:needed|necessary|required|appropriate|applicable|desired)"),
    also: anyOf("need\\w*|necess\\w+|requir\\w+|demand\\w*|appropriate\\w*|desired|wish\\w*|as you like|on request"),
    lost: "Keep the condition.",
    added: "Do not add a condition.",
  },
  {
    code: "modality",
    words: anyOf("whenever|every time|each time"),
    also: anyOf("whenever|every|each|always|any|all|in case"),
    added: "Do not say that it is always so.",
  },
  {
    code: "modality",
    words: anyOf("whenever"),
    also: anyOf("when|while|during|if|every time|each time|as|any time|once"),
    lost: "Keep when it is so.",
  },
  {
    code: "modality",
    words: /\bwith (?:[\w-]+ ){1,4}in place\b/i,
    also: anyOf("if|once|given|provided|where|with|under|having|has|have|there"),
    lost: "Keep the condition.",
  },
  // How sure, and whose word it is
  {
    code: "modality",
    words: anyOf("apparently|reportedly|allegedly|supposedly|seemingly|presumably"),
    also: anyOf(
      "apparent\\w*|report\\w*|alleg\\w+|suppos\\w+|seem\\w*|appear\\w*|presum\\w+|said|say|says|rumou?r\\w*|hear|heard|claim\\w*|word is|it looks|looks like|think|believ\\w+|told",
    ),
    lost: "Keep that it is said or seems so.",
  },
  {
    code: "meaning",
    words: anyOf("under ?way|in progress|ongoing|is being|are being"),
    also: anyOf(
      "under ?way|in progress|ongoing|being|continu\\w+|current\\w*|now|(?:is|are|'re|'s|am|'m) (?:\\w+ )?\\w+ing",
    ),
    added: "Do not say that it is being done.",
  },
  {
    code: "meaning",
    words: anyOf("(?:was|were|is|are|am) to (?!be\\b)\\w+|(?:has|have) yet to|about to|due to be"),
    also: anyOf(
      "to|will|shall|would|must|should|need\\w*|going|plan\\w*|intend\\w*|set|due|supposed|expected|yet|future|upcoming|aims?|goal",
    ),
    added: "Do not put it off to a later time.",
  },
  {
    code: "meaning",
    words: anyOf("theor(?:y|ies)|hypothes[ie]s"),
    also: anyOf(
      "theor\\w+|hypothes\\w+|idea|views?|explanations?|accounts?|suggest\\w*|holds?|argu\\w+|think\\w*|thought|believ\\w+|according to|(?:one|another|other|others|second) (?:is|says?|holds?|suggests?|has)",
    ),
    lost: "Keep whose explanation it is.",
  },
  {
    code: "added_fact",
    words: anyOf("according to"),
    also: anyOf(
      "according to|say|says|said|stat(?:e|es|ed)|report\\w*|claim\\w*|argu\\w+|under|per|theor\\w+|found|finds?|shows?|showed|suggest\\w*|estimat\\w+|based on|depend\\w*|by|account\\w*|views?|study|studies|survey\\w*",
    ),
    added: "Do not name a source where the text does not.",
  },
  {
    code: "modality",
    words: anyOf("hope(?:s|d)?|hoping|wish(?:es|ed|ing)?"),
    also: anyOf(
      "hop\\w+|wish\\w*|want\\w*|like|desire\\w*|love|expect\\w*|eager\\w*|aspir\\w+|dream\\w*|aim\\w*|seek\\w*|would|grateful|appreciate\\w*|intend\\w*",
    ),
    added: "Do not turn it into a hope.",
  },
  {
    code: "modality",
    words: anyOf(
      "aim(?:s|ed|ing)? to|aim is|seek(?:s)? to|sought to|try to|tries to|tried to|trying to|attempt(?:s|ed|ing)? to|intend(?:s|ed)? to|hope(?:s|d)? to|plan(?:s|ned)? to",
    ),
    also: anyOf(aiming),
    lost: "Keep that it is meant or tried, not done.",
  },
  {
    code: "meaning",
    words: anyOf(`${thinking}|according to|suggest(?:s|ed)?|reported(?:ly)?|proclaim\\w*|says?|said`),
    also: anyOf(
      `${thinking}|${telling}|seem\\w*|appear\\w*|under|in my mind|to my mind|in my eyes|for me|to me|look at|weigh\\w*|shows?|showed|shown|indicat\\w+`,
    ),
    lost: "Keep who says or thinks it.",
  },
  {
    code: "added_fact",
    words: anyOf(
      `according to|claim(?:s|ed)?|believ(?:e|es|ed)|argu(?:es|ed)|assert(?:s|ed)?|alleg\\w+|contend(?:s|ed)?|theor(?:y|ies)|opinion|reportedly|experts?|critics?`,
    ),
    also: anyOf(
      `${thinking}|${telling}|seem\\w*|appear\\w*|shows?|showed|shown|indicat\\w+|perceiv\\w+|see|sees|seen|expert\\w*|professional\\w*|specialist\\w*`,
    ),
    added: "Do not name who says or thinks it where the text does not.",
  },
  // What takes the place of what, what is an example, what is the cause
  {
    code: "meaning",
    words: anyOf("instead of|rather than|in place of|in lieu of"),
    also: anyOf(
      "instead|rather|in place|in lieu|not|without|replac\\w+|over|than|no|never|substitut\\w+|but|prefer\\w*",
    ),
    lost: "Keep what it is instead of.",
  },
  {
    code: "added_fact",
    words: anyOf("in addition to|alongside|besides|as well as|on top of"),
    also: anyOf(
      "addition\\w*|alongside|besides|as well|on top|also|and|too|both|along with|with|together|further\\w*|moreover|plus",
    ),
    added: "Do not say that it comes besides something else.",
  },
  {
    code: "meaning",
    words: anyOf(
      "(?:tools|things|factors|areas|services|products|methods|sites|apps|items|issues|topics|features|people|companies|countries|places) like|such as",
    ),
    also: anyOf(
      "like|such|including|include[sd]?|for example|for instance|e\\.g|among|say|especially|particularly|notably|other|others|etc|and so on|and more",
    ),
    lost: "Keep that these are examples.",
  },
  {
    code: "meaning",
    words: anyOf("thanks to|owing to|because of|due to|as a result of|on account of"),
    also: anyOf(`${causes}|account`),
    lost: "Keep what the cause is.",
  },
  {
    code: "added_fact",
    words: anyOf(
      "because|as (?:a|the) result|due to|owing to|therefore|thus|hence|consequently|gave rise|give[sn]? rise|forced on|forced by|and so|which is what",
    ),
    also: new RegExp(`\\b(?:${reasons})\\b|, \\w+ing\\b|;|:| - | — `, "i"),
    added: "Do not make it the cause, or the result, where the text does not.",
  },
  // Comparison
  {
    code: "meaning",
    words: anyOf("exceed\\w*|surpass\\w*|outperform\\w*|outweigh\\w*|overtak\\w+|overtook|outnumber\\w*"),
    also: anyOf(
      "exceed\\w*|surpass\\w*|outperform\\w*|outweigh\\w*|over\\w*|beyond|above|past|better|ahead|beat\\w*|top\\w*|too (?:many|much)|outnumber\\w*|than",
    ),
    lost: "Keep that one is more than the other.",
  },
];

/**
 * Returns what an answer lost, added or swapped of quantities, conditions, sources, causes, times, degrees and persons,
 * as far as single words show it.
 */
export function classProblems(before: string, after: string): Problem[] {
  const [old, now] = [plain(before), plain(after)];
  const problems = classes.flatMap(({ code, words, also, lost, added }): Problem[] => {
    const [was, is] = [words.test(old), words.test(now)];
    if (lost !== undefined && was && !is && !also?.test(now)) return [{ code, message: lost }];
    if (added !== undefined && is && !was && !also?.test(old)) return [{ code, message: added }];
    return [];
  });
  return [...problems, ...swapProblems(old, now)];
}

/** Returns the text with straight apostrophes, with "not" for "n't", and without idioms that a class would misread. */
function plain(text: string): string {
  return text
    .replaceAll("’", "'")
    .replace(/n't\b/gi, " not")
    .replace(/\b(?:as if|as though|if not|even if|what if|if only|if (?:you|i) (?:like|will|may)|if anything)\b/gi, " ")
    .replace(/\bwhen it comes to\b|\b(?:i )?(?:hope|trust) (?:this|you|that)\b[^.]{0,40}\b(?:well|fine|good)\b/gi, " ")
    .replace(/\bneedless to say\b|\bthat (?:being )?said\b|\bto say the least\b|\bit goes without saying\b/gi, " ");
}
