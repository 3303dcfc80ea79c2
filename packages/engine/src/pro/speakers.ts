import { anyOf, count } from "./patterns.ts";

/** Words for people and organizations that say things. Words of one line may replace each other. */
const speakers: readonly string[] = [
  "critics?|detractors?|opponents?|sceptics?|skeptics?|reviewers?",
  "fans?|supporters?|advocates?|proponents?|backers?|champions?|admirers?",
  "experts?|specialists?|scientists?|researchers?|scholars?|academics?|analysts?|professors?|historians?|economists?|authors?|stud(?:y|ies)|research|surveys?|reports?",
  "residents?|locals?|neighbou?rs?|inhabitants?|villagers?|citizens?|townspeople",
  "governments?|ministers?|ministry|officials?|authorit(?:y|ies)|council(?:s|lors?)?|mayors?|politicians?|senators?|administration",
  "compan(?:y|ies)|firms?|business(?:es)?|employers?|manufacturers?|management|managers?|owners?|bosses|executives?",
  "unions?|workers?|employees|staff|strikers?",
  "doctors?|physicians?|clinicians?|surgeons?",
  "patients?",
  "nurses?",
  "police|officers?|detectives?|investigators?",
  "students?|pupils?|learners?",
  "teachers?|educators?|instructors?|lecturers?",
  "parents?|mothers?|fathers?",
  "customers?|consumers?|buyers?|shoppers?|clients?|users?",
  "judges?|courts?",
  "lawyers?|attorneys?|solicitors?",
  "witnesses|bystanders?",
];

const saying =
  "say|says|said|claim(?:s|ed)?|argu(?:e|es|ed)|believe[sd]?|think|thinks|thought|warn(?:s|ed)?|complain(?:s|ed)?|report(?:s|ed)?|insist(?:s|ed)?|maintain(?:s|ed)?|state[sd]?|suggest(?:s|ed)?|note[sd]?|contend(?:s|ed)?|admit(?:s|ted)?|told|tells?|explain(?:s|ed)?|predict(?:s|ed)?|announce[sd]?";

const groups = speakers.map((words) => ({
  named: anyOf(words),
  speaking: anyOf(
    `(?:according to|in the (?:view|opinion|eyes|words) of) (?:[\\w-]+ ){0,3}?(?:${words})`,
    `(?:${words}) (?:(?:have|has|had|also|often|still|even|now|will|would|may|might) ){0,2}(?:${saying})`,
  ),
}));

const said = new RegExp(`\\baccording to\\b|\\b(?:${saying})\\b`, "gi");

/** Returns whether an answer has another speaker for a statement ("Critics say"), or no speaker at all. */
export function losesSpeaker(old: string, now: string): boolean {
  const isLost = groups.some(({ named, speaking }) => speaking.test(old) && !named.test(now));
  const isAdded = groups.some(({ named, speaking }) => speaking.test(now) && !named.test(old));
  return isLost && (isAdded || count(now, said) < count(old, said));
}
