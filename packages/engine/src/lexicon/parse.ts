/** One line of the lexicon, which replaces or deletes words. */
export interface Entry {
  readonly headword: string;
  /** The tables that the entry is in, which say when and why it runs, with its level in each, 1 to 10; at least one. */
  readonly runs: readonly { readonly table: string; readonly level: number }[];
  /** The pattern, in the language of `compilePattern`, with word groups replaced by their words. */
  readonly match: string;
  /** The replacements, as templates for `fillTemplate`; several if equally good. An empty one deletes the match. */
  readonly to: readonly string[];
  /** The condition that must hold. */
  readonly when?: string;
  /** The condition that must not hold. */
  readonly not?: string;
  /** The reason to show instead of the table's. */
  readonly why?: string;
  readonly place: Place;
}

/** A sentence before and after a table or rule runs; both are equal if the sentence must stay unchanged. */
export interface Example {
  /** The id of the table or rule that runs. */
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  /** The mode in which the rule runs; by default the first mode that has the rule. */
  readonly mode?: string;
  readonly place: Place;
}

/** A position in the lexicon's files; lines count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** The text of the line. */
  readonly text: string;
}

/** A named list of words, or a named combination of guards. */
export interface Definition {
  readonly name: string;
  readonly value: string;
  readonly place: Place;
}

export interface Parsed {
  readonly entries: readonly Entry[];
  readonly examples: readonly Example[];
}

/** A mistake in the lexicon, reported as `file:line:column: message`; the column is that of the first quoted words. */
export class LexiconError extends Error {
  constructor({ file, line, text }: Place, message: string) {
    const quoted = [...message.matchAll(/“([^”]+)”/g)].map(([, words]) => text.indexOf(words!));
    const column = quoted.find((at) => at >= 0) ?? text.search(/\S|$/);
    super(`${file}:${line}:${column + 1}: ${message}`);
    this.name = "LexiconError";
  }
}

const arrow = " => ";

/**
 * Reads a file of entries. A headword starts a line; its entries are indented below it (`table level, table level
 * pattern => wording | wording ; when: guard ; not: guard ; why: reason`). Below each entry are its examples (`+ before
 * => after` for a change, `= sentence` for a near miss), in which the entry's first table runs. `#` begins a comment
 * line.
 * @param groups named word groups, which a pattern repeats as `{name}`
 * @throws LexiconError
 */
export function parseEntries(file: string, text: string, groups: ReadonlyMap<string, string>): Parsed {
  const entries: Entry[] = [];
  const examples: Example[] = [];
  let headword: string | undefined;
  const checkEntries = (place: Place): void => {
    if (headword !== undefined && entries.at(-1)?.headword !== headword)
      throw new LexiconError(place, `“${headword}”, above this line, has no entries.`);
  };
  for (const { content, indent, place } of linesOf(file, text)) {
    if (indent === 0) {
      if (headword !== undefined) checkOrder(headword, content, place);
      checkEntries(place);
      headword = content;
    } else if (indent !== 2) throw new LexiconError(place, "An entry or example has two spaces before it.");
    else if (headword === undefined) throw new LexiconError(place, "There is no headword above this line.");
    else if (isExample(content)) {
      const entry = entries.at(-1);
      if (entry?.headword !== headword) throw new LexiconError(place, "An example belongs below an entry.");
      examples.push(exampleOf(content, entry.runs[0]!.table, place));
    } else entries.push(entryOf(content, headword, place, groups));
  }
  checkEntries({ file, line: text.split("\n").length, text: "" });
  return { entries, examples };
}

function checkOrder(previous: string, next: string, place: Place): void {
  if (next === previous) throw new LexiconError(place, `“${next}” is there twice.`);
  if (next.localeCompare(previous, "en") < 0)
    throw new LexiconError(place, `“${next}” comes before “${previous}” in the alphabet.`);
}

/**
 * Reads a file of examples for rules: a rule's id at the start of a line, its examples indented below it. `\n` is a line
 * break, `\u200b` a character by its code.
 * @throws LexiconError
 */
export function parseExamples(file: string, text: string): Example[] {
  let rule: string | undefined;
  return linesOf(file, text).flatMap(({ content, indent, place }) => {
    if (indent === 0) rule = content;
    else if (rule === undefined) throw new LexiconError(place, "There is no rule above this line.");
    else if (!isExample(content)) throw new LexiconError(place, "An example is “+ before => after” or “= sentence”.");
    else return [exampleOf(unescaped(content), rule, place)];
    return [];
  });
}

/** A word in two spellings, and the directions in which it may be changed. */
export interface SpellingPair {
  readonly us: string;
  readonly uk: string;
  readonly way: "=" | ">" | "<";
}

/**
 * Reads a file of spellings: `color = colour` both ways, `analyzes > analyses` to British only, `check < cheque` to
 * American only.
 * @throws LexiconError
 */
export function parseSpellings(file: string, text: string): SpellingPair[] {
  return linesOf(file, text).map(({ content, place }) => {
    const [, us, way, uk] = /^(\S+) ([=<>]) (\S+)$/.exec(content) ?? [];
    if (us === undefined)
      throw new LexiconError(place, "A spelling is “american = british”, or with > or < for one way.");
    return { us, uk: uk!, way: way as SpellingPair["way"] };
  });
}

function unescaped(text: string): string {
  return text
    .replace(/\\n/g, "\n")
    .replace(/\\u([\da-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Reads a file of definitions, one `name: value` a line, in alphabetical order; an indented line continues the one
 * above.
 * @throws LexiconError
 */
export function parseDefinitions(file: string, text: string): Definition[] {
  const found: Definition[] = [];
  for (const { content, indent, place } of linesOf(file, text)) {
    const last = found.at(-1);
    if (indent > 0 && last) found[found.length - 1] = { ...last, value: `${last.value} ${content}` };
    else {
      const [, name, value] = /^([\w-]+): *(.*)$/.exec(content) ?? [];
      if (name === undefined) throw new LexiconError(place, "A definition is “name: value”.");
      if (last) checkOrder(last.name, name, place);
      found.push({ name, value: value!, place });
    }
  }
  return found;
}

interface Line {
  readonly content: string;
  readonly indent: number;
  readonly place: Place;
}

/** Returns the lines of a lexicon file, without blank lines and comments. */
export function linesOf(file: string, text: string): Line[] {
  return text.split("\n").flatMap((line, i): Line[] => {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) return [];
    const indent = line.indexOf(content);
    return [{ content, indent, place: { file, line: i + 1, text: line } }];
  });
}

function isExample(content: string): boolean {
  return /^[+=] /.test(content);
}

function exampleOf(content: string, rule: string, place: Place): Example {
  const [, mode, text = ""] = /^[+=] (?:\((\w+)\) )?(.*)$/s.exec(content) ?? [];
  const [before = "", after, ...more] = content.startsWith("+") ? text.split(arrow) : [text, text];
  if (after === undefined || more.length > 0) throw new LexiconError(place, "A change is “+ before => after”.");
  if (content.startsWith("+") && before === after)
    throw new LexiconError(place, "It does not change: a near miss begins with an equals sign.");
  return { rule, before, after, ...(mode !== undefined && { mode }), place };
}

const fields: Readonly<Record<string, "when" | "not" | "why">> = { when: "when", not: "not", why: "why" };

function entryOf(content: string, headword: string, place: Place, groups: ReadonlyMap<string, string>): Entry {
  const [main = "", ...rest] = content.split(/ ; (?=\w+: )/);
  const [, tables, match, to] = /^([\w-]+ \d+(?:, [\w-]+ \d+)*) (.+?) => (.+)$/.exec(main) ?? [];
  if (tables === undefined) throw new LexiconError(place, "An entry is “table level pattern => wording”.");
  const runs = tables.split(", ").map((one) => {
    const [table = "", level] = one.split(" ");
    if (Number(level) < 1 || Number(level) > 10) throw new LexiconError(place, `There is no level “${level}”.`);
    return { table, level: Number(level) };
  });
  const found: { [key in "when" | "not" | "why"]?: string } = {};
  for (const field of rest) {
    const [, name = "", value] = /^(\w+): (.+)$/.exec(field) ?? [];
    const key = fields[name];
    if (!key) throw new LexiconError(place, `After the wording come “when:”, “not:” or “why:”, not “${field}”.`);
    if (found[key] !== undefined) throw new LexiconError(place, `“${name}:” is there twice.`);
    found[key] = value!;
  }
  const written = match!.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const words = groups.get(name);
    if (words === undefined) throw new LexiconError(place, `There is no group “${name}”.`);
    return words.split(/\s+/).join("|");
  });
  if (to!.includes(";"))
    throw new LexiconError(
      place,
      "“;” in the wording: before “when:”, “not:” and “why:” it has a space on either side.",
    );
  const wordings = to === "-" ? [""] : to!.split(" | ");
  return { headword, runs, match: written, to: wordings, ...found, place };
}
