import type { Word } from "../../document/document.ts";
import type { Clause } from "../../grammar/clause.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, type VerbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { stative } from "./closer-sense.ts";
import { closerLemmas } from "./closer-verbs.ts";
import { isEvidence, isShowing, isSpeech, showsFact } from "./showing-tails.ts";
import { deeds, events, lingering, ofNoun } from "./tail-verbs.ts";

/** The pronoun for a subject that is named once more; undefined where none is sure. */
export function pronounFor(subject: Word): string | undefined {
  if (subject.pos === "PRON")
    return ["it", "they", "we", "he", "she"].includes(subject.lower) ? subject.lower : undefined;
  if (subject.pos !== "NOUN") return undefined;
  if (isPlural(subject)) return "they";
  return isPersonNoun(subject) || subject.lemma === "server" ? undefined : "it";
}

/** The form in which a second verb stands beside the clause's own. */
export function formAfter(words: readonly Word[], { verb, subjectHead }: Clause): VerbForm | undefined {
  const first = words[verb.first]!;
  const last = words[verb.last]!;
  if (words.slice(verb.first, verb.last).some(({ lower }) => /^(?:not|n't|never|cannot)$/.test(lower)))
    return undefined;
  if (verb.tense === "modal")
    return isModal(first) && ["can", "could", "will", "would", "should", "must"].includes(first.lower) && !verb.passive
      ? "base"
      : undefined;
  if (/ing$/.test(last.lower) && verb.last > verb.first) return undefined;
  // "Have distorted", the second word taken for an adjective.
  if (first.lemma === "have" && verb.last === verb.first && /ed$/.test(words[verb.last + 1]!.lower)) return undefined;
  const perfect = ["has", "have", "had", "'ve"].includes(first.lower) && verb.last > verb.first;
  // "Has been sold and left" would be passive too.
  // "Have been an issue, affecting ten men in May": a date asks for the simple past.
  if (perfect && words.slice(verb.last).some(({ text }) => /^(?:1[5-9]|20)\d\d$/.test(text))) return undefined;
  if (perfect) return verb.passive ? undefined : "en";
  if (verb.tense === "past") return isUnclear(last) && verb.first === verb.last ? undefined : "ed";
  if (verb.first === verb.last && isUnclear(last)) return undefined;
  if (["is", "has", "does", "'s"].includes(first.lower)) return "s";
  if (["are", "have", "do", "'re"].includes(first.lower)) return "base";
  const forms = formsOf(first.lower, first.lemma);
  if (forms.includes("s") && !isPlural(words[subjectHead]!)) return "s";
  return forms.includes("base") && isPlural(words[subjectHead]!) ? "base" : undefined;
}

/** "shed", "cut", "let": present and past look the same. */
function isUnclear({ lower, lemma }: Word): boolean {
  const forms = formsOf(lower, lemma);
  return forms.includes("base") && forms.includes("ed");
}

const persons = new Set(["i", "he", "she", "we", "you", "they", "who"]);

/** The subject can do what the tail says, and the tail does not speak of the noun beside it or of the whole clause. */
export function mayDo(
  words: readonly Word[],
  { verb, subjectHead }: Clause,
  comma: number,
  at: number,
  lemma: string,
): boolean {
  const subject = words[subjectHead]!;
  const copula = words[verb.last]!.lemma === "be";
  const named = subject.pos === "PROPN" || persons.has(subject.lower) || isPersonNoun(subject);
  // "It is important to rest, avoiding": "it" stands for what follows.
  const rest = words.slice(verb.last, comma);
  if (subject.lower === "it" && (rest.some(({ lower }) => lower === "to" || lower === "that") || copula)) return false;
  if (rest.some(({ lower }, i) => lower === "to" && rest[i + 1]?.lower === "be")) return false;
  // "They advise cutting the wood, drying it": both are advised.
  if (/ing$/.test(words[verb.last + 1]!.lower) || words[verb.last - 1]?.text === "-") return false;
  // "The bill was backed by firms, saying": the firms say it.
  if (verb.passive && sayings.has(lemma) && rest.some(({ lower }) => lower === "by")) return false;
  // "His skill carried him across, dodging blows": he dodges them.
  if (!named && rest.some(({ lower }) => ["me", "him", "her", "them", "us"].includes(lower))) return false;
  // "Good bread, filling soups": a participle before its noun.
  if (words[at + 1]!.pos === "NOUN" && words[at + 2]?.pos === "PUNCT" && !closerLemmas.has(lemma)) return false;
  // "He shared some pictures, showing himself": the pictures show him.
  if (named && pictures.has(lemma) && words[at + 1]!.lower !== "that" && words[at + 1]!.lower !== "how") return false;
  // "Their days were filled with games, running through the woods": not the days.
  if (!named && ["with", "of"].includes(rest[1]?.lower ?? "") && ["fill", "full", "pack"].includes(rest[0]!.lemma))
    return false;
  // "We cut our use of coal, underscoring our care": cutting it shows that.
  // "The clock seemed to mock me, ticking away": both go on at once.
  if (["seem", "appear"].includes(words[verb.last]!.lemma)) return false;
  // "The results show gains, making it cheaper": the gains make it so.
  const main = words[verb.last]!;
  // "Our results reveal a pattern, suggesting": what shows the one shows the other; "we test it, showing": so do we.
  if (isEvidence(subject) && tells.has(lemma)) return main.pos === "VERB" && !verb.passive;
  if (subject.lower === "we" && studies.has(main.lemma) && tells.has(lemma)) return true;
  if (isShowing(main.lemma) && !isShowing(lemma)) return false;
  if (events.has(lemma)) return false;
  if (isShowing(lemma) && !isSpeech(words[verb.last]!) && (named || showsFact(words, at))) return false;
  if (verb.tense === "modal" && enablers.has(lemma)) return false;
  if (ofNoun.has(lemma) && (!copula || words[verb.last + 1]!.lower === "the")) return false;
  // "He relies on it, making it a risk": that he relies on it does.
  if (lemma === "make" && !isNamingOnly(words, at)) return false;
  if (words[comma - 1]!.pos === "ADJ" && words[comma - 2]?.pos === "DET") return false;
  if (["me", "him", "her", "them", "us", "it"].includes(words[at + 1]!.lower) && named) return false;
  // "The nurses were kind, offering tea": they did, being kind.
  if (copula && named && gifts.has(lemma) && words[verb.last + 1]!.pos === "ADJ" && rest[2]?.lower !== "to")
    return true;
  // "Arms were for carving space, slicing", "the aim is to help, drawing": what they were for, what it is.
  if (copula && (rest[1]?.lower === "for" || rest[1]?.lower === "to")) return false;
  if (copula && verb.tense === "past" && named) return false;
  return named && !(copula && verb.tense === "present") ? deeds.has(lemma) || isAct(words, verb, at, lemma) : true;
}

/** "Thwarting their plan": something done to a thing, by somebody who has just done something else. */
function isAct(words: readonly Word[], verb: Clause["verb"], at: number, lemma: string): boolean {
  const object = words[at + 1]!;
  const main = words[verb.last]!;
  if (verb.passive || main.pos !== "VERB" || stative.has(main.lemma) || lingering.has(main.lemma) || isSpeech(main))
    return false;
  const hasObject = object.pos === "DET" || possessives.has(object.lower);
  return hasObject && !means.has(lemma) && !isShowing(lemma);
}

/** How something else is done, or why. */
const means = new Set(
  `climb fall jump slide cross pass enter follow slip push pull press drag lift raise cite note say claim find vary repeat
  lose apply combine exploit face risk meet mirror balance carry represent make take turn defy ignore avoid echo`.split(
    /\s+/,
  ),
);

/** "Making bread": an object with nothing said of it. */
function isNamingOnly(words: readonly Word[], at: number): boolean {
  const end = nounPhraseEnd(words, at + 1);
  return words[at + 1]!.pos !== "PRON" && end !== undefined && !["ADJ", "ADV", "DET"].includes(words[end]?.pos ?? "");
}

const pictures = new Set(["show", "reveal", "demonstrate", "illustrate", "cover", "capture", "explain", "make"]);
const sayings = new Set([
  "say",
  "argue",
  "claim",
  "state",
  "note",
  "cite",
  "warn",
  "add",
  "call",
  "urge",
  "accuse",
  "describe",
]);
const tells = new Set(
  "show suggest indicate imply reveal confirm demonstrate identify find prove highlight illustrate underscore".split(
    " ",
  ),
);
const studies = new Set(
  `evaluate validate investigate examine analyze analyse study test assess apply compare conduct perform run explore verify
  benchmark measure derive prove compute consider adapt use`.split(/\s+/),
);
const gifts = new Set("offer provide give help share answer make ensure guide".split(" "));
const enablers = new Set(["make", "let", "allow", "enable", "leave", "keep", "provide", "offer"]);
