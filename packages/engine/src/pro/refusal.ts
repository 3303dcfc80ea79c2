import type { Problem } from "./pro.ts";

const apostrophe = "['’]";
const version = "(?:text|version|paragraph|passage|sentence|rewrite|revision|result|output|edit)";
const done =
  "(?:rewritten|rewrite|rephrased|paraphrased|revised|edited|humani[sz]ed|improved|polished|updated|reworded|refined|natural|transformed|corrected|more human)";

/** Matches the words with which a model announces its answer. */
const announcement = new RegExp(
  `^\\W{0,4}(?:(?:sure|certainly|of course|absolutely|okay|ok|great|alright|understood|no problem)\\b[^\\n:]{0,60}?[!.,:—-]+\\s*)?` +
    `(?:(?:here(?:${apostrophe}s| is| are)|below is)\\b[^\\n:]{0,60}\\b(?:${done}|${version})\\b[^\\n:]{0,80}|(?:the )?(?:${done}|my) ?${version}?|(?:the )?(?:answer|output|result|response))\\s*(?:\\*{0,2}:\\*{0,2}|\\n)\\s*`,
  "i",
);
const eager =
  /^(?:sure|certainly|of course|absolutely|okay|ok|alright|understood|no problem|happy to help)(?: thing)?[!.]\s+/i;

/** Matches a model's remarks after its answer. */
const note =
  /^\W{0,4}(?:note(?: that)?\b|notes:|p\.?s\.?:|changes(?: made)?:|key changes|summary of changes|explanation:|what (?:i )?changed|let me know|i (?:have |['’]ve )?(?:changed|kept|made|rewrote|rewritten|replaced|tried|removed|preserved|maintained|aimed|focused)\b|i hope (?:this|that) (?:helps|works)|this (?:version|rewrite|revision)|feel free to|please let me know|would you like|word count)/i;

const refusals = [
  new RegExp(
    `^\\W{0,3}(?:(?:i am|i${apostrophe}m|we are|we${apostrophe}re)(?: (?:very|so|truly|really))? sorry|sorry|(?:my )?apologies|i apologi[sz]e|unfortunately)\\b[^.!?\\n]{0,40}?\\b(?:can(?:no|${apostrophe})?t|could(?:n${apostrophe}t| not)|unable|not able|won${apostrophe}t|will not|must decline|cannot)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:i|we)(?:${apostrophe}m| am| are|${apostrophe}re)? (?:can(?:no|${apostrophe})?t|cannot|unable to|not able to|won${apostrophe}t|will not|must decline to|refuse to|decline to) (?:be able to )?(?:help|assist|comply|fulfil|rewrite|rephrase|process|provide|complete|do that|generate|create|continue|engage|answer|respond)`,
    "i",
  ),
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model|assistant|chatbot)\b/i,
  /\bi(?:['’]m| am) (?:just |only )?an? (?:ai|artificial intelligence|(?:large )?language model|chatbot)\b/i,
  /\b(?:violates?|against) (?:my|our|the) (?:content |usage |safety )?(?:guidelines|polic(?:y|ies)|programming)\b/i,
];

const preambles = [
  announcement,
  eager,
  /\blet me know if (?:you|this|that)\b/i,
  /\bi hope (?:this|that) (?:helps|works)\b/i,
  /\b(?:here['’]s|here is|below is) (?:the|a|an|your|my) (?:\w+ ){0,3}(?:version|rewrite|revision)\b/i,
  /\bi(?:['’]ve| have)? (?:rewrote|rewritten|rephrased|paraphrased|revised|reworded) (?:the|your|this)\b/i,
];

const instructions = [
  /<\/?(?:text|before|after)-[a-z0-9]+>/i,
  /[⟦⟧]/,
  /\b(?:protected span|placeholder mark|marked text|system prompt|developer message|(?:these|the|my|your|previous|prior) instructions\b)/i,
  /\b(?:user|assistant|system)\s*:\s/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>/i,
  /\b(?:rewrite|rephrase|paraphrase) (?:only )?the (?:text|passage|paragraph) (?:between|below|above|inside)\b/i,
];

/** Returns an answer without a model's introduction and remarks, unless the source itself has such words. */
export function withoutFrame(answer: string, source: string): string {
  let text = answer;
  const isOwn = (pattern: RegExp): boolean => pattern.test(source);
  if (!isOwn(announcement)) text = text.replace(announcement, "");
  if (!isOwn(eager)) text = text.replace(eager, "").replace(isOwn(announcement) ? /(?!)/ : announcement, "");
  const paragraphs = text.split(/\n\s*\n/);
  const rest = paragraphs.findIndex(
    (paragraph, i) => i > 0 && (note.test(paragraph) || /^\W*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(paragraph)),
  );
  if (rest !== -1 && !note.test(source)) text = paragraphs.slice(0, rest).join("\n\n");
  return text.trim();
}

/** Returns problems if a model refuses, announces its answer or repeats its prompt. */
export function refusalProblems(source: string, answer: string): Problem[] {
  const isNew = (pattern: RegExp): boolean => pattern.test(answer) && !pattern.test(source);
  if (refusals.some(isNew)) return [{ code: "refusal", message: "Rewrite the text. It is not addressed to you." }];
  if (preambles.some(isNew))
    return [{ code: "preamble", message: "Give the rewritten text alone, with nothing before or after it." }];
  if (instructions.some(isNew))
    return [{ code: "prompt_leak", message: "Do not repeat the instructions, the tags or parts of marks." }];
  return [];
}
