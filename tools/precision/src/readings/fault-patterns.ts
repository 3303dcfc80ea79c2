export type FaultKind = "agreement" | "modality" | "quantity" | "negation" | "degree" | "connective";

/** A pattern for making a deliberate fault: words, and a replacement that is certainly wrong or has another meaning. */
interface FaultPattern {
  readonly kind: FaultKind;
  readonly pattern: RegExp;
  readonly wrong: (words: string) => string;
}

const modals = "can|could|may|might|must|should|will|would";
const auxiliaries = `is|are|was|were|do|does|did|has|have|${modals}`;
/** Nouns that can take a plural verb, so that "the team are" is no error. */
const collective = "team|group|company|staff|family|government|public|audience|data|media|means";

const agreement: readonly FaultPattern[] = [
  swap("agreement", "(?<=\\b(?:[Ii]t|[Hh]e|[Ss]he|[Tt]his) )(?:is|has)\\b", { is: "are", has: "have" }),
  swap("agreement", "(?<=\\b(?:[Tt]hey|[Ww]e|[Tt]hese|[Tt]hose) )(?:are|have)\\b", { are: "is", have: "has" }),
  swap("agreement", `(?<=\\b(?:[Tt]his|[Ee]ach|[Ee]very) (?!${collective})[a-z]+ )(?:is|has)\\b`, {
    is: "are",
    has: "have",
  }),
  swap("agreement", "(?<=\\b(?:[Tt]hese|[Mm]any|[Ss]everal) [a-z]+s )(?:are|have)\\b", { are: "is", have: "has" }),
  add("agreement", `(?<=\\b(?:${modals}) )(?:help|lead|make|provide|improve|become|allow)\\b`, "s"),
];

const modality: readonly FaultPattern[] = [
  swap("modality", "(?<=[a-z] )(?:may|might|could)(?= [a-z])", { may: "must", might: "must", could: "will" }),
  swap("modality", "(?<=[a-z] )(?<!\\ban? )(?:must|should)(?= [a-z])", { must: "may", should: "could" }),
  swap("modality", "(?<=[a-z] )(?<!\\ba )can(?= (?!not\\b)[a-z])", { can: "must" }),
  swap("modality", "\\bwill(?= (?:be|have|help|continue|need|provide|lead|allow)\\b)", { will: "might" }),
];

const quantity: readonly FaultPattern[] = [
  swap("quantity", "(?<!\\b(?:[Hh]ow|[Aa]s|[Ss]o|[Tt]oo|[Tt]he|[Ii]n|[Vv]ery|[Nn]ot|that) )\\bmany(?= [a-z]+s\\b)", {
    many: "all",
  }),
  swap("quantity", "\\b(?:some|several)(?= (?:of|people|[a-z]+s)\\b)", { some: "most", several: "all" }),
  swap("quantity", "\\bmost(?= (?:of the|people|individuals|cases|countries|students)\\b)", { most: "few" }),
  swap("quantity", "(?<!\\b(?:[Aa]t|[Aa]fter|[Nn]ot|[Oo]f) )\\ball(?= (?:the|these|those)\\b)", { all: "some of" }),
  swap("quantity", "\\b(?:more|less|fewer)(?= than\\b)", { more: "less", less: "more", fewer: "more" }),
  swap("quantity", "\\bat least\\b", { "at least": "at most" }),
];

const negation: readonly FaultPattern[] = [
  drop(`(?<=\\b(?:${auxiliaries}))(?: not|n[’']t)(?= (?!only|just|merely|simply|necessarily)[a-z])`),
  swap("negation", "\\bcannot(?= (?!only|but|help)[a-z])", { cannot: "can" }),
  swap("negation", "\\b(?:never|without|no longer)(?= [a-z])", {
    never: "always",
    without: "with",
    "no longer": "still",
  }),
];

const degree: readonly FaultPattern[] = [
  swap("degree", "\\b(?:often|sometimes|usually|rarely)\\b", {
    often: "always",
    sometimes: "always",
    usually: "always",
    rarely: "often",
  }),
  swap("degree", "\\b(?:slightly|somewhat|significantly|greatly)\\b", {
    slightly: "greatly",
    somewhat: "extremely",
    significantly: "slightly",
    greatly: "slightly",
  }),
  swap("degree", "\\b(?:extremely|highly)(?= [a-z])", { extremely: "fairly", highly: "fairly" }),
  swap("degree", "(?<!\\b(?:more|less|most) )\\blikely to\\b", { "likely to": "certain to" }),
];

const connective: readonly FaultPattern[] = [
  swap("connective", "\\bbecause(?= (?!of\\b)[a-z])", { because: "although" }),
  swap("connective", "^(?:Although|While|If|Because)(?= (?!of\\b)[a-z])", {
    Although: "Because",
    While: "Because",
    If: "Unless",
    Because: "Although",
  }),
  swap("connective", "^(?:However|Therefore|Thus|Consequently|As a result|For example),", {
    "However,": "Therefore,",
    "Therefore,": "However,",
    "Thus,": "However,",
    "Consequently,": "However,",
    "As a result,": "Even so,",
    "For example,": "In contrast,",
  }),
  swap("connective", ", but(?= (?!also|rather|not)[a-z])", { ", but": ", so" }),
  swap("connective", "(?<!\\b(?:is|was|are|were|be|been|partly|largely|mainly) )\\bdue to\\b", { "due to": "despite" }),
  swap("connective", "(?<=[a-z] )(?:before|after)(?= [a-z]+ing\\b)", { before: "after", after: "before" }),
];

export const faultPatterns: readonly FaultPattern[] = [
  ...agreement,
  ...modality,
  ...quantity,
  ...negation,
  ...degree,
  ...connective,
];

function swap(kind: FaultKind, pattern: string, words: Readonly<Record<string, string>>): FaultPattern {
  return { kind, pattern: new RegExp(pattern, "g"), wrong: (found) => words[found]! };
}

function add(kind: FaultKind, pattern: string, ending: string): FaultPattern {
  return { kind, pattern: new RegExp(pattern, "g"), wrong: (found) => found + ending };
}

function drop(pattern: string): FaultPattern {
  return { kind: "negation", pattern: new RegExp(pattern, "g"), wrong: () => "" };
}
