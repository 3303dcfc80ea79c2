import type { Kept } from "../report/report.ts";
import { findPatterns, gap, matching, matchingAnyCase, type Pattern, wordEnd, wordStart } from "./pattern.ts";

const author = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}";
const year = "(?:1[5-9]|20)\\d{2}[a-z]?";
const several = `(?:,?${gap}et${gap}al\\.?|(?:,${gap}${author}){0,4},?${gap}(?:and|&)${gap}${author}(?:${gap}et${gap}al\\.?)?)`;
const partNumber = "(?:\\d{1,4}(?:[.–-]\\d{1,4}){0,4}[a-z]?(?:\\([a-z\\d]{1,4}\\)){0,3}|[IVXLC]{2,7})";
const part =
  "(?:Tables?|Fig(?:ure)?s?\\.?|Sections?|Sec\\.|Chapters?|Ch\\.|Appendi(?:x|ces)|Annex|Equations?|Eqs?\\.|Parts?|Articles?|Art\\.|Clauses?|Schedule|Exhibit|Volume|Vol\\.|Pages?|pp?\\.|No\\.|Nos\\.|Theorem|Lemma|Proposition|Definition|Algorithm|Listing|Steps?|Rule|Box|Lines?|Note|Scene|Paragraph|Example)";

const patterns: readonly Pattern[] = [
  ["citation", /\[\d{1,4}(?:[ \u00A0]?[,;–-][ \u00A0]?\d{1,4}){0,30}\]|\[\^[\w-]{1,40}\]/g],
  matching("citation", `${wordStart}${author}(?:${several})?(?:['’]s)?${gap}\\(${year}(?:[,;:][^()\\n]{1,40})?\\)`),
  matching("citation", `${wordStart}${author},?${gap}et${gap}al\\.?${wordEnd}`),
  matchingAnyCase(
    "citation",
    `(?:${wordStart}${part}|§{1,2})${gap}?(?<=[^\\p{L}]|§)${partNumber}${wordEnd}(?:(?:,|,?${gap}and|[–-]|,?${gap}to)${gap}?${partNumber}${wordEnd}){0,6}`,
  ),
  matching(
    "citation",
    `${wordStart}(?:Appendix|Annex|Exhibit|Schedule|Part|Section|Table|Figure)${gap}[A-HJ-Z](?:\\.\\d{1,3}){0,3}${wordEnd}`,
  ),
  matching(
    "citation",
    `${wordStart}(?:Act|Bill|Code|Regulations?|Directive|Treaty|Convention|Agreement|Order|Rules|Constitution)(?:${gap}of)?${gap}\\d{4}${wordEnd}`,
  ),
  [
    "citation",
    /(?<![\p{L}\p{N}])(?:doi:\s?|DOI:\s?)?10\.\d{4,9}\/[^\s<>"]{1,200}[\p{L}\p{N}]|(?<!\p{L})arXiv:\d{4}\.\d{4,5}(?:v\d+)?|(?<!\p{L})ISBN(?:-1[03])?:?\s?[\dX-]{10,17}/gu,
  ],
];

const bracketed = /\([^()]{4,300}\)/g;
const lead = "(?:(?:see|see also|e\\.g\\.|i\\.e\\.|cf\\.?|also|but see|as in|after|from|adapted from)[, ]{1,2})?";
const source = new RegExp(
  `^${lead}(?:(?:${author}|\\p{Lu}\\.|et|al\\.?|and|&|de|van|von|der|den|la|le|del|di|da|,)${gap}?){1,24}(?:${year}|n\\.d\\.|in press|forthcoming)(?:[,:–-].{0,80})?$`,
  "u",
);
const moreYears = new RegExp(`^${year}(?:[,:].{0,60})?$`);
const pointer = new RegExp(
  `^(?:see(?: also)?|cf\\.?|as (?:shown|described|seen) in)\\s\\S.{0,120}$|^${part}\\s?${partNumber}`,
  "iu",
);

/** Finds references to literature and to parts of this or another work. */
export function citationSpans(text: string, offset: number): Kept[] {
  const found = findPatterns(text, offset, patterns);
  for (const match of text.matchAll(bracketed)) {
    const inner = match[0].slice(1, -1).replace(/\s+/g, " ");
    const isSource = inner.split(/; ?/).every((item, i) => source.test(item) || (i > 0 && moreYears.test(item)));
    if (!isSource && !(pointer.test(inner) && /\d|\p{Lu}/u.test(inner))) continue;
    const start = offset + match.index;
    found.push({ start, end: start + match[0].length, kind: "citation" });
  }
  return found;
}
