import type { Mode } from "../report/report.ts";

/** How one mode differs from plain rewriting. */
export interface ModeProfile {
  /** Added to the user's level before rules are compared with it. */
  readonly strength: number;
  /** Rules that run only here and in other modes that name them. */
  readonly with: readonly string[];
  /** Rules that never run here. */
  readonly without: readonly string[];
  /** Words and phrases that belong to this register: no rule replaces or drops exactly these. Lower case. */
  readonly keeps: ReadonlySet<string>;
  /** The only rules that may leave fewer words than there were; undefined: any. */
  readonly cuts?: ReadonlySet<string>;
  /** Rules that add words, of which a sentence bears only so many. */
  readonly paced?: ReadonlySet<string>;
  /** True where contractions are welcome even if the text has none; false where none may remain or be made. */
  readonly contractions: boolean | "as-in-text";
}

const phrases = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*[,\n]\s*/));

const scholarly = `
  approximately, particularly, numerous, therefore, thus, consequently, hence, however, nevertheless, nonetheless
  moreover, furthermore, primarily, subsequently, previously, subsequent, prior, sufficient, additional, considerable
  substantial, substantially, considerably, significantly, demonstrate, demonstrates, demonstrated, demonstrating
  obtain, obtains, obtained, obtaining, conduct, conducts, conducted, conducting, exhibit, exhibits, exhibited
  exhibiting, individuals, upon, whereas, regarding, concerning, require, requires, required, requiring, frequently
  typically, currently, comprise, comprises, comprised, encompass, encompasses, acquire, acquires, acquired
  retain, retains, retained, examine, examines, examined, investigate, investigates, investigated, methodology
  in addition, with respect to, with regard to, as well as, due to, a number of, the majority of, in particular
`;

const courteous = `
  please do not hesitate to, i hope this email finds you well, i hope this message finds you well
  i hope you are well, i would like to, please note that, please be advised that, kindly, assistance, assist, assists
  assisted, assisting, purchase, purchases, purchased, purchasing, inform, informs, informed, commence, commences
  commenced, inquire, regarding, ensure, ensures, ensured, receive, receives, received
`;

const unpacked = `
  in order to, as well as, in addition to, a variety of, a number of, is able to, are able to
  due to the fact that, in terms of, with respect to, with regard to, in the context of, as a result of, in addition
  and also, both, allow, allows, allowed, allowing, enable, enables, enabled, enabling, such as, ability to, prior to
  due to, continue to, continues to, capable of, serve as, serves as
  ensure that, ensures that, ensuring that, engage in, engages in, engaging in, collaborate with, in which, then
`;

/** One word for which plain style would write two. */
const brief = `
  ensure, ensures, ensured, ensuring, ensure that, ensures that, ensuring that, ensured that, address, addresses
  addressed, addressing, cutting-edge, accelerate, accelerates, accelerated, accelerating, despite, resemble, resembles
  remain, remains, remained, remaining, explore, explores, explored, exploring, navigate, navigates, navigating
  participate in, participates in, participating in, seek, seeks, seeking, transcend, transcends, transcending
  determine, determines, determined, determining, facilitate, facilitates, facilitated, facilitating, ponder, excel in
  encounter, encounters, encountered, highlight, highlights, highlighting, surpass, surpassed, ultimately, conversely
  simultaneously, where, wherein, over, engaging in, discovering how, unlock, impede, examine, investigate
`;

const plain: ModeProfile = { strength: 0, with: [], without: [], keeps: new Set(), contractions: "as-in-text" };

const expanding = `
  expand-modifiers, expand-links, expand-words, expand-clauses, expand-asides, expand-phrases, expand-fuller
  expand-relatives, expand-repeats, expand-purpose, expand-nouns, expand-owners, expand-verbs, expand-openers
  expand-adverbs, expand-steps, expand-amounts, expand-adjectives, expand-manner, expand-origins, expand-compounds
  expand-actions, expand-turns, expand-needs, expand-participles
  expand-pairs, expand-synonyms
`;

export const modeProfiles: Readonly<Record<Mode, ModeProfile>> = {
  free: plain,
  standard: plain,
  academic: { ...plain, with: ["full-forms", "formal-words"], keeps: phrases(scholarly), contractions: false },
  simple: {
    ...plain,
    strength: 1,
    with: ["simple-words", "simple-tails", "simple-sentences"],
    without: ["short-sentences"],
  },
  formal: {
    ...plain,
    with: ["full-forms", "formal-words"],
    keeps: phrases(`${scholarly},${courteous}`),
    contractions: false,
  },
  informal: { ...plain, with: ["informal-words"], contractions: true },
  expand: {
    ...plain,
    without: [
      "relative-cuts",
      "additive-openers",
      "closing-labels",
      "announcing-adverbs",
      "there-is",
      "stacked-hedges",
      "wordy-phrases",
      "light-verbs",
      "purpose-phrases",
      "degree-phrases",
      "set-phrases",
      "shorter-phrases",
      "manner-phrases",
      "doubled-words",
      "while-contrast",
      "stock-openers",
      "reporting-phrases",
      "letter-phrases",
      "paired-adjectives",
      "gerunds",
      "dropped-that",
      "if-then",
      "how-important",
    ],
    with: ["full-forms", ...phrases(expanding)],
    keeps: phrases(unpacked),
    cuts: phrases("announcements, chat-residue, not-only, at-the-heart, invisible-characters"),
    paced: phrases(expanding),
    contractions: false,
  },
  shorten: {
    ...plain,
    strength: 1,
    with: [
      "doublets",
      "shorten-sentences",
      "shorten-leads",
      "shorten-frames",
      "shorten-asides",
      "shorten-tails",
      "shorten-endings",
      "shorten-brackets",
      "shorten-clauses",
      "shorten-words",
      "shorten-praise",
      "shorten-modifiers",
      "cut-sentences",
      "cut-leads",
      "cut-tails",
      "cut-items",
      "cut-links",
      "cut-pairs",
      "cut-modifiers",
    ],
    without: ["additive-openers", "by-openers", "how-important", "example-links"],
    keeps: phrases(brief),
  },
};
