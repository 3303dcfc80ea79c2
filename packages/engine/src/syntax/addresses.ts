import { wordSet } from "../grammar/word-set.ts";
import { matchEnd } from "./characters.ts";

const linkStart = /(?:https?:\/\/|ftp:\/\/|mailto:|www\.)(?=[\p{L}\p{N}])/iuy;
const linkRest = /[^\s<>"“”]*/uy;

/** Matches an e-mail address. Its parts have a limited length, so that the search takes linear time. */
const mail = /[\p{L}\p{N}_.%+-]{1,64}@[\p{L}\p{N}_-]{1,64}(?:\.[\p{L}\p{N}_-]{1,64})*/uy;
const domain = /[\p{L}\p{N}_-]{1,64}(?:\.[\p{L}\p{N}_-]{1,64}){1,8}/uy;
const path = /\/[^\s<>"“”]*/uy;

/** Last parts of the names of sites and files. None can be a word behind a full stop without a space. */
const endings = wordSet(`
  com org net edu gov mil info biz uk de fr ca au nz jp eu ly tv
  html htm php asp doc docx xls xlsx pdf txt jpg jpeg png gif csv zip json js ts py`);

/** Returns where the link that begins at `at` ends; punctuation after it is not part of it. */
export function linkEnd(text: string, at: number): number | undefined {
  const rest = "hHfFmMwW".includes(text[at]!) ? matchEnd(linkStart, text, at) : undefined;
  return rest === undefined ? undefined : withoutFinalMarks(text, rest, matchEnd(linkRest, text, rest)!);
}

/** Returns where the e-mail address that begins at `at` ends. */
export function mailEnd(text: string, at: number): number | undefined {
  return matchEnd(mail, text, at);
}

/** Returns where the name of a site or file that begins at `at` ends, with the path after it. */
export function domainEnd(text: string, at: number): number | undefined {
  const end = matchEnd(domain, text, at);
  if (end === undefined) return undefined;
  const labels = text.slice(at, end).split(".");
  if (!endings.has(labels.at(-1)!.toLowerCase()) && !isNested(labels)) return undefined;
  return withoutFinalMarks(text, end, matchEnd(path, text, end) ?? end);
}

/** Returns whether parts joined by full stops are a nested name, such as that of a news group or a package. */
function isNested(labels: readonly string[]): boolean {
  return labels.length > 2 && labels.every((label) => /^[\p{Ll}-]{2,}$/u.test(label));
}

/** Returns the end without the sentence's punctuation; a closing bracket stays if the address has the opening one. */
function withoutFinalMarks(text: string, start: number, end: number): number {
  const hasBracket = text.slice(start, end).includes("(");
  let last = end;
  while (last > start && ".,;:!?'’)]}*_".includes(text[last - 1]!) && !(hasBracket && text[last - 1] === ")")) last--;
  return last;
}
