import { compile } from "./compile.ts";
import { describeWord } from "./describe-word.ts";
import { listUnused } from "./list-unused.ts";
import { listGuards, listTables } from "./precedence.ts";
import { rewriteSentence } from "./rewrite-sentence.ts";

const usage = `npm run lexicon -- WORD OR PHRASE             what the lexicon and the rules do with a word
npm run lexicon -- "A SENTENCE." [MODE [LEVEL]]  what all of it makes of a sentence, and why not more (standard, 7)
npm run lexicon -- --tables                   tables and rules, the one that wins first, and when each runs
npm run lexicon -- --guards                   guards that have a name
npm run lexicon -- --compile                  writes the compiled lexicon, models/lexicon.json
npm run lexicon -- --unused FOLDER            entries that never fire on the texts (.txt, .md) of a folder`;

/**
 * Returns whether an argument is a sentence and not a headword: it has several words, and a capital letter or a mark
 * such as "." at its end.
 */
const isSentence = (text: string): boolean => text.includes(" ") && /\p{Lu}|[.!?]$/u.test(text);

const [first, second, ...rest] = process.argv.slice(2);
try {
  if (first === "--compile" && second === undefined) compile();
  else if (first === "--tables" && second === undefined) listTables();
  else if (first === "--guards" && second === undefined) listGuards();
  else if (first === "--unused" && second !== undefined && rest.length === 0) listUnused(second);
  else if (first !== undefined && isSentence(first) && rest.length <= 1) rewriteSentence(first, second, rest[0]);
  else if (first !== undefined && /^[^-]/.test(first.trim()) && second === undefined)
    describeWord(first.trim().toLowerCase());
  else if (first === "--help") console.log(usage);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
