import type { WithModel } from "@rewright/pro/pipeline";
import { estimateTokens, inputTokens, type Question } from "@rewright/pro/question";

/** Two stretches of text that a second reader compares. */
interface Pair {
  readonly n: number;
  readonly source: string;
  readonly new: string;
}

/** True where the reader calls the pair faithful. */
export type Reader = (pair: Pair) => boolean;

export interface Script {
  /** The model's answer for a passage, by the passage's text with marks. */
  readonly answers: ReadonlyMap<string, string>;
  readonly reader: Reader;
}

/** Tokens in and out. */
export interface Tokens {
  /** Of all requests. */
  all: number;
  /** Of the first request for each passage alone: what it takes to ask for it plainly. */
  plain: number;
}

interface ScriptedModel {
  readonly model: WithModel<unknown>["model"];
  readonly tokens: Tokens;
}

/** Creates a language model that gives each of its answers once, and scripted second readings. */
export function scriptModel({ answers, reader }: Script): ScriptedModel {
  const left = new Map(answers);
  const tokens: Tokens = { all: 0, plain: 0 };
  const rewrite = (question: Question): string => {
    const passage = textIn(question, "text");
    const answer = left.get(passage);
    if (answer === undefined) return "";
    left.delete(passage);
    tokens.plain += inputTokens(question) + estimateTokens(answer.length);
    return answer;
  };
  const check = (question: Question): string => {
    const pairs: Pair[] = JSON.parse(textIn(question, "pairs"));
    return JSON.stringify({ pairs: pairs.map((pair) => verdictOn(pair, reader(pair))) });
  };
  return {
    model: {
      async ask(question) {
        const answer = question.task === "check" ? check(question) : rewrite(question);
        tokens.all += inputTokens(question) + estimateTokens(answer.length);
        return answer;
      },
    },
    tokens,
  };
}

function verdictOn({ n }: Pair, faithful: boolean): object {
  return { n, faithful, difference: faithful ? "" : "It says something else." };
}

/** Returns what is between the tags of the last message. */
function textIn({ messages, nonce }: Question, tag: string): string {
  const found = new RegExp(`<${tag}-${nonce}>\n([^]*)\n</${tag}-${nonce}>$`).exec(messages.at(-1)!.content);
  if (!found) throw new Error(`The request has no <${tag}-NONCE>.`);
  return found[1]!;
}
