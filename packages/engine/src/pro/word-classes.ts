import type { Problem, ProblemCode } from "./pro.ts";

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

const any = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})\\b`, "i");

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
    words: any("not (?:necessarily|always|automatically|inevitably|entirely|wholly|fully|completely|universal\\w*)"),
    also: any(
      "may|might|can|need not|does not mean|not mean|have to|everyone|everybody|universal\\w*|every|few|some|sometimes|partly|necessarily|always|all|any|no guarantee|less than|without",
    ),
    lost: "Keep what limits the “not”.",
  },
  {
    code: "negation",
    words: any("hardly|barely|scarcely|seldom|rarely"),
    also: any(
      "rare|infrequent\\w*|uncommon|unusual(?:ly)?|little|few|not often|almost n\\w+|occasional\\w*|not many|not much|just|only",
    ),
    lost: "Keep “rarely”, or what says it.",
    added: "Do not say “hardly” or “rarely” where the text does not.",
  },
  // Quantity
  {
    code: "modality",
    words: any(
      "(?:substantial|large|significant|considerable|size?able|vast|huge) (?:group|number|amount|part|portion|share|proportion|quantity)s?",
    ),
    also: any(
      "many|most|much|a lot|lots|numerous|large|larger|plenty|hundreds|thousands|huge|countless|multitude|mass|far|big|great|good|wide|heav\\w+|substantial\\w*|significant\\w*|considerabl[ey]|sheer|all the",
    ),
    lost: "Keep how many or how much it is.",
  },
  {
    code: "modality",
    words: any(
      "(?:much|many|some|parts?|half|several|certain) of|partly|partially|in part|to some extent|in some cases|occasionally|sometimes",
    ),
    also: any(
      "some|several|many|much|part|parts|partial\\w*|certain|various|numerous|number of|range|often|can|may|might|sometimes|times|few|select\\w*|majority|portion|share|extent|degree|limited|mostly|half|most|vary|varies|varying|different|diverse|occasional\\w*|among|one|wide|lots?|large|extensive\\w*|so",
    ),
    added: "Do not limit what the text does not limit.",
  },
  {
    code: "number",
    words: any("years|months|weeks|decades|centuries|hours|minutes"),
    also: any(
      "decades?|centur(?:y|ies)|hours?|minutes?|annual\\w*|year\\w*|\\w*week\\w*|month\\w*|hourly|age|history|generations?|days",
    ),
    added: "Do not say how long where the text does not.",
  },
  ...["year", "month", "week", "decade", "hour", "minute"].map(
    (unit): WordClass => ({
      code: "number",
      words: any(`(?:an?|one|each|every|last|next|this|per) ${unit}`),
      also: any(`${unit}\\w*`, ...(unit === "year" ? ["annual\\w*"] : [])),
      added: `Do not say “${unit}” where the text does not.`,
    }),
  ),
  // What is required, advised, allowed
  {
    code: "modality",
    words: any(
      "(?:is|are|was|were|be|being|get|gets) (?:required|obliged|obligated|forced|compelled)|requires?|mandatory|compulsory",
    ),
    also: any(
      "requir\\w+|oblig\\w+|forc\\w+|compel\\w*|mandat\\w+|compuls\\w+|must|shall|need\\w*|necess\\w+|ha(?:s|ve|d) to|essential|crucial|vital|imperative|demand\\w*|call(?:s|ed)? for|take|takes|involv\\w+",
    ),
    added: "Do not require what the text does not require.",
  },
  {
    code: "modality",
    words: any("not (?:allowed|permitted)|must not|may not|forbidden|forbids?|prohibit\\w*|banned"),
    also: any(
      "not (?:allowed|permitted)|must not|may not|can ?not|shall not|should not|never|forbid\\w*|prohibit\\w*|ban|bans|banned|illegal|refus\\w+|no|only",
    ),
    added: "Do not forbid what the text does not forbid.",
  },
  {
    code: "modality",
    words: any("need not|not (?:need|have) to|not (?:required|necessary|obliged|needed|mandatory)|no need"),
    also: any(
      "need not|not (?:need|have)|not (?:require\\w*|necessary|obliged|needed|mandatory)|no need|without|optional\\w*|unnecessary|can skip|free",
    ),
    lost: "Keep that it need not be.",
    added: "Do not say that it need not be.",
  },
  {
    code: "modality",
    words: any("suggest(?:s|ed)?|indicat(?:e|es|ed)|impl(?:y|ies|ied)|hint(?:s|ed)?|(?:appear|seem)(?:s|ed)? to"),
    also: any(
      "suggest\\w*|indicat\\w+|impl(?:y|ies|ied|ying|ication\\w*)|hint\\w*|appear\\w*|seem\\w*|may|might|could|can|would|should|likely|probabl\\w+|possibl\\w+|perhaps|point\\w*|sign|signs|apparent\\w*|propos\\w+|recommend\\w*|advis\\w+|think|believ\\w+|says?|said|holds?|argu\\w+|evidence|according|looks?|idea|theor\\w+|mean|means",
    ),
    lost: "Keep how sure it is: what suggests something does not show it.",
  },
  {
    code: "modality",
    words: any("supposed to"),
    also: any("supposed|meant|should|intended|designed|expected|ought"),
    lost: "Keep that it is meant to be so.",
  },
  // Some, few, both
  {
    code: "modality",
    words: any("some of|part of|parts of|partly|partially|in part|half of"),
    also: any(
      "some|part|parts|partly|partial\\w*|half|several|many|certain|not all|not every\\w*|few|among|one|include\\w*|portion|share|extent|degree|sometimes|unfinished|incomplete\\w*|member\\w*|belong\\w*",
    ),
    lost: "Keep that it is a part of them.",
  },
  {
    code: "modality",
    words: any("not (?:all|every|everyone|everybody|everything|everywhere)"),
    also: any("not (?:all|every\\w*|universal\\w*|always)|some|few|fewer|most|many|part\\w*|only|several"),
    lost: "Keep that it is not all of them.",
  },
  {
    code: "number",
    words: any("both"),
    also: any("both|two|each|all|either|neither|whether|and|pair|equally|alike"),
    lost: "Keep “both”.",
  },
  {
    code: "number",
    words: any("every other (?:day|week|month|year|\\w+day)"),
    also: any("every (?:other|second)|alternate|alternating|two"),
    lost: "Keep how often it is.",
  },
  {
    code: "number",
    words: any("one of|just one|only one|a single|one (?:species|person|thing|case|type|kind|member|part|reason|way)"),
    also: any("one|ones|a|an|single|sole\\w*|another|each|any|only|first"),
    added: "Do not make it one where the text does not.",
  },
  // Exceptions
  {
    code: "modality",
    words: any("except|apart from|other than|excluding|aside from|with the exception of"),
    also: any(
      "except\\w*|apart|other than|exclud\\w+|aside|but|besides|unless|all but|only|not|nothing|beyond|rather than|barring",
    ),
    lost: "Keep the exception.",
  },
  // Conditions
  {
    code: "modality",
    words: any(ifs),
    also: any(
      `${whens}|should|depend\\w*|subject to|needed|necessary|otherwise|would|could|whether|who|anyone|those|any`,
    ),
    lost: "Keep the condition.",
  },
  {
    code: "modality",
    words: any(ifs),
    also: any(
      `${whens}|should|depend\\w*|subject to|need\\w*|necess\\w+|otherwise|would|could|whether|who|without|to (?:avoid|prevent|guard|ensure|make)|except`,
    ),
    added: "Do not add a condition.",
  },
  {
    code: "modality",
    words: any("(?:when|if|where|as|whenever) (?:needed|necessary|required|appropriate|applicable|desired)"),
    also: any("need\\w*|necess\\w+|requir\\w+|demand\\w*|appropriate\\w*|desired|wish\\w*|as you like|on request"),
    lost: "Keep the condition.",
    added: "Do not add a condition.",
  },
  {
    code: "modality",
    words: any("whenever|every time|each time"),
    also: any("whenever|every|each|always|any|all|in case"),
    added: "Do not say that it is always so.",
  },
  {
    code: "modality",
    words: any("whenever"),
    also: any("when|while|during|if|every time|each time|as|any time|once"),
    lost: "Keep when it is so.",
  },
  {
    code: "modality",
    words: /\bwith (?:[\w-]+ ){1,4}in place\b/i,
    also: any("if|once|given|provided|where|with|under|having|has|have|there"),
    lost: "Keep the condition.",
  },
  // How sure, and whose word it is
  {
    code: "modality",
    words: any("apparently|reportedly|allegedly|supposedly|seemingly|presumably"),
    also: any(
      "apparent\\w*|report\\w*|alleg\\w+|suppos\\w+|seem\\w*|appear\\w*|presum\\w+|said|say|says|rumou?r\\w*|hear|heard|claim\\w*|word is|it looks|looks like|think|believ\\w+|told",
    ),
    lost: "Keep that it is said or seems so.",
  },
  {
    code: "meaning",
    words: any("under ?way|in progress|ongoing|is being|are being"),
    also: any(
      "under ?way|in progress|ongoing|being|continu\\w+|current\\w*|now|(?:is|are|'re|'s|am|'m) (?:\\w+ )?\\w+ing",
    ),
    added: "Do not say that it is being done.",
  },
  {
    code: "meaning",
    words: any("(?:was|were|is|are|am) to (?!be\\b)\\w+|(?:has|have) yet to|about to|due to be"),
    also: any(
      "to|will|shall|would|must|should|need\\w*|going|plan\\w*|intend\\w*|set|due|supposed|expected|yet|future|upcoming|aims?|goal",
    ),
    added: "Do not put it off to a later time.",
  },
  {
    code: "meaning",
    words: any("theor(?:y|ies)|hypothes[ie]s"),
    also: any(
      "theor\\w+|hypothes\\w+|idea|views?|explanations?|accounts?|suggest\\w*|holds?|argu\\w+|think\\w*|thought|believ\\w+|according to|(?:one|another|other|others|second) (?:is|says?|holds?|suggests?|has)",
    ),
    lost: "Keep whose explanation it is.",
  },
  {
    code: "added_fact",
    words: any("according to"),
    also: any(
      "according to|say|says|said|stat(?:e|es|ed)|report\\w*|claim\\w*|argu\\w+|under|per|theor\\w+|found|finds?|shows?|showed|suggest\\w*|estimat\\w+|based on|depend\\w*|by|account\\w*|views?|study|studies|survey\\w*",
    ),
    added: "Do not name a source where the text does not.",
  },
  {
    code: "modality",
    words: any("hope(?:s|d)?|hoping|wish(?:es|ed|ing)?"),
    also: any(
      "hop\\w+|wish\\w*|want\\w*|like|desire\\w*|love|expect\\w*|eager\\w*|aspir\\w+|dream\\w*|aim\\w*|seek\\w*|would|grateful|appreciate\\w*|intend\\w*",
    ),
    added: "Do not turn it into a hope.",
  },
  {
    code: "modality",
    words: any(
      "aim(?:s|ed|ing)? to|aim is|seek(?:s)? to|sought to|try to|tries to|tried to|trying to|attempt(?:s|ed|ing)? to|intend(?:s|ed)? to|hope(?:s|d)? to|plan(?:s|ned)? to",
    ),
    also: any(aiming),
    lost: "Keep that it is meant or tried, not done.",
  },
  {
    code: "meaning",
    words: any(`${thinking}|according to|suggest(?:s|ed)?|reported(?:ly)?|proclaim\\w*|says?|said`),
    also: any(
      `${thinking}|${telling}|seem\\w*|appear\\w*|under|in my mind|to my mind|in my eyes|for me|to me|look at|weigh\\w*|shows?|showed|shown|indicat\\w+`,
    ),
    lost: "Keep who says or thinks it.",
  },
  {
    code: "added_fact",
    words: any(
      `according to|claim(?:s|ed)?|believ(?:e|es|ed)|argu(?:es|ed)|assert(?:s|ed)?|alleg\\w+|contend(?:s|ed)?|theor(?:y|ies)|opinion|reportedly|experts?|critics?`,
    ),
    also: any(
      `${thinking}|${telling}|seem\\w*|appear\\w*|shows?|showed|shown|indicat\\w+|perceiv\\w+|see|sees|seen|expert\\w*|professional\\w*|specialist\\w*`,
    ),
    added: "Do not name who says or thinks it where the text does not.",
  },
  // What takes the place of what, what is an example, what is the cause
  {
    code: "meaning",
    words: any("instead of|rather than|in place of|in lieu of"),
    also: any("instead|rather|in place|in lieu|not|without|replac\\w+|over|than|no|never|substitut\\w+|but|prefer\\w*"),
    lost: "Keep what it is instead of.",
  },
  {
    code: "added_fact",
    words: any("in addition to|alongside|besides|as well as|on top of"),
    also: any(
      "addition\\w*|alongside|besides|as well|on top|also|and|too|both|along with|with|together|further\\w*|moreover|plus",
    ),
    added: "Do not say that it comes besides something else.",
  },
  {
    code: "meaning",
    words: any(
      "(?:tools|things|factors|areas|services|products|methods|sites|apps|items|issues|topics|features|people|companies|countries|places) like|such as",
    ),
    also: any(
      "like|such|including|include[sd]?|for example|for instance|e\\.g|among|say|especially|particularly|notably|other|others|etc|and so on|and more",
    ),
    lost: "Keep that these are examples.",
  },
  {
    code: "meaning",
    words: any("thanks to|owing to|because of|due to|as a result of|on account of"),
    also: any(`${causes}|account`),
    lost: "Keep what the cause is.",
  },
  {
    code: "added_fact",
    words: any(
      "because|as (?:a|the) result|due to|owing to|therefore|thus|hence|consequently|gave rise|give[sn]? rise|forced on|forced by|and so|which is what",
    ),
    also: new RegExp(`\\b(?:${reasons})\\b|, \\w+ing\\b|;|:| - | — `, "i"),
    added: "Do not make it the cause, or the result, where the text does not.",
  },
  // Comparison
  {
    code: "meaning",
    words: any("exceed\\w*|surpass\\w*|outperform\\w*|outweigh\\w*|overtak\\w+|overtook|outnumber\\w*"),
    also: any(
      "exceed\\w*|surpass\\w*|outperform\\w*|outweigh\\w*|over\\w*|beyond|above|past|better|ahead|beat\\w*|top\\w*|too (?:many|much)|outnumber\\w*|than",
    ),
    lost: "Keep that one is more than the other.",
  },
];

/** The words of each time. An answer must not give up one time for another. */
const times: readonly (readonly [name: string, words: RegExp])[] = [
  ["now", any("current(?:ly)?|now|present(?:ly)?|today(?:'s)?|nowadays|these days")],
  [
    "past",
    any("previous(?:ly)?|until now|so far|before|former(?:ly)?|used to|once was|past|at the time|back then|no longer"),
  ],
  [
    "future",
    any("upcoming|in (?:the )?future|soon|shortly|tomorrow|is to|are to|was to|were to|will|'ll|shall|going to"),
  ],
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
  return [
    ...problems,
    ...timeProblems(old, now),
    ...justProblems(old, now),
    ...degreeProblems(old, now),
    ...personProblems(old, now),
    ...orProblems(old, now),
    ...fewProblems(old, now),
    ...orderProblems(old, now),
    ...onlyProblems(old, now),
  ];
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

/** What is now must not become what was or what comes later, and likewise for the other times. */
function timeProblems(old: string, now: string): Problem[] {
  const [was, is] = [old, now].map(
    (text) => new Set(times.flatMap(([name, words]) => (words.test(text) ? [name] : []))),
  );
  const isMoved =
    times.some(([one]) => was!.has(one) && !is!.has(one)) && times.some(([one]) => is!.has(one) && !was!.has(one));
  return isMoved ? [{ code: "meaning", message: "Keep the time: what is now, was before or comes later." }] : [];
}

const notJust = /\bnot (?:just|only|merely|simply|solely)\b/i;
const more = /\b(?:just|only|merely|simply|solely|alone|more than|also|as well|too|beyond|besides|both|even|and)\b/i;

/** "Not just a trend" must not become "not a trend". */
function justProblems(old: string, now: string): Problem[] {
  if (!notJust.test(old) || !/\b(?:not|no|never)\b/i.test(now) || more.test(now)) return [];
  return [{ code: "negation", message: "Keep “not only”: it denies nothing." }];
}

const equal =
  /\bjust as [\w-]+\b|(?<!\bnot )\bas (?!(?:well|long|soon|far|such|a|an|the|part|needed|it|they|we|if|though|to|for|with)\b)[\w-]+(?: (?:an?|the) [\w-]+)? as\b|\bequal(?:ly)?\b|\bno (?:more|less) [\w-]* ?than\b|\bthe same (?:as|amount|number|size)\b/i;
const unequal =
  /\b(?:even|far|much|still) (?:more|less|[\w-]{3,}er)\b|\b(?:more|less|fewer|[\w-]{3,}er) [\w-]* ?than\b|\bmore (?:important|crucial|vital|critical) than ever\b/i;

/** "As much as" must not become "more than", nor the other way round. */
function degreeProblems(old: string, now: string): Problem[] {
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    from.test(old) && !to.test(old) && to.test(now) && !from.test(now);
  return isMoved(equal, unequal) || isMoved(unequal, equal)
    ? [{ code: "meaning", message: "Keep the comparison: as much is not more, and more is not as much." }]
    : [];
}

/** Pairs of persons of which one must not take the place of the other. */
const persons: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\b(?:he|him|his|himself)\b/gi, /\b(?:she|her|hers|herself)\b/gi],
  [/\b(?:i|me|my|mine|myself)\b/gi, /\b(?:you|your|yours|yourself)\b/gi],
  [/\b(?:our|ours|us|ourselves)\b/gi, /\b(?:itself|himself|herself|themselves)\b/gi],
];

/** "My" must not become "your", nor "he" "she": fewer words of the one person and more of the other. */
function personProblems(old: string, now: string): Problem[] {
  const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const isMoved = ([from, to]: readonly [RegExp, RegExp]): boolean =>
    count(old, from) > count(now, from) && count(old, to) < count(now, to);
  return persons.some(([one, other]) => isMoved([one, other]) || isMoved([other, one]))
    ? [{ code: "meaning", message: "Keep who it is, and whose." }]
    : [];
}

const idleOr = /\bor (?:so|else|rather|not)\b|\bin other words\b|\bmore or less\b|\bone or two\b|\beither\b/gi;

/** "And" must not become "or", nor the other way round; and no choice may be left out of a plain "or". */
function orProblems(old: string, now: string): Problem[] {
  const count = (text: string, pattern: RegExp): number => text.replace(idleOr, " ").match(pattern)?.length ?? 0;
  const ors = count(now, /\bn?or\b/gi) - count(old, /\bn?or\b/gi);
  const ands = count(now, /\band\b/gi) - count(old, /\band\b/gi);
  const isCut = ors < 0 && ands === 0 && !/[,;/]|\b(?:either|any|all)\b/i.test(now.slice(0, -1));
  return ors * ands < 0 || isCut ? [{ code: "meaning", message: "Keep “and” and “or” apart." }] : [];
}

const aFew = /\b(?:a|quite a|the) (?:few|little)\b/i;
const hardlyAny = /(?<!\b(?:a|the|quite a|very|just a|only a) )\b(?:few|little)\b(?! (?:more|by little))/i;

/** "A few" is some, and "few" is hardly any. */
function fewProblems(old: string, now: string): Problem[] {
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    from.test(old) && !to.test(old) && to.test(now) && !from.test(now);
  return isMoved(aFew, hardlyAny) || isMoved(hardlyAny, aFew)
    ? [{ code: "modality", message: "Keep “few” and “a few” apart." }]
    : [];
}

const earlier = /\b(?:before|until|till|prior to)\b/i;
const later = /\b(?:after|once|since|following|from \w+ on)\b/i;
const ranks = /\b(first|second|former|latter)\b[^.;]*\bthan\b[^.;]*\b(first|second|former|latter)\b/i;
const route = /\bfrom (?:the )?(\w+) to (?:the )?(\w+)/gi;

/** What comes first must not come last, and what goes one way must not go the other. */
function orderProblems(old: string, now: string): Problem[] {
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    from.test(old) && !to.test(old) && to.test(now) && !from.test(now);
  const routes = new Set([...old.toLowerCase().matchAll(route)].map(([, from, to]) => `${to} ${from}`));
  const isBack = [...now.toLowerCase().matchAll(route)].some(
    ([, from, to]) => from !== to && routes.has(`${from} ${to}`),
  );
  const [was, is] = [ranks.exec(old), ranks.exec(now)];
  const isSwapped = was !== null && is !== null && was[1] === is[2] && was[2] === is[1];
  return isMoved(earlier, later) || isMoved(later, earlier) || isBack || isSwapped
    ? [{ code: "meaning", message: "Keep what comes first, and from where to where it goes." }]
    : [];
}

const onlyWord =
  /(?<!\bnot )\bonly (?:the |an? |that |those |these |by |in |on |for |with |when |if )*(?!(?:and|but|does|did|was|were|are|has|have|had|will|not)\b)(\w{3,})/i;

/** What "only" stands before must not become another word that both texts have. */
function onlyProblems(old: string, now: string): Problem[] {
  const [was, is] = [onlyWord.exec(old)?.[1]?.toLowerCase(), onlyWord.exec(now)?.[1]?.toLowerCase()];
  if (was === undefined || is === undefined || was === is) return [];
  const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);
  return has(now, was) && has(old, is) ? [{ code: "modality", message: "Keep what “only” is said of." }] : [];
}
