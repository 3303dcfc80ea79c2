/** Pronouns that begin a relative clause. */
export const relativePronouns: ReadonlySet<string> = new Set("that which who".split(" "));

/** Possessive determiners. */
export const possessives: ReadonlySet<string> = new Set("my your his her its our their".split(" "));

/** Subject pronouns for persons. */
export const personPronouns: ReadonlySet<string> = new Set("i you he she we they".split(" "));

/** All subject pronouns. */
export const subjectPronouns: ReadonlySet<string> = new Set("i you he she it we they".split(" "));

/** The subject pronouns after which a verb in the present tense ends in "-s". */
export const singularPronouns: ReadonlySet<string> = new Set("he she it".split(" "));
