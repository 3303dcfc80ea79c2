import type { WithModel } from "@rewright/pro/pipeline";
import { estimateTokens, inputTokens, type Question } from "@rewright/pro/question";

/** A source and its rewrite, which are to be compared. */
interface Pair {
  readonly n: number;
  readonly source: string;
  readonly new: string;
}

/** Returns true if the rewrite of the pair means the same as its source. */
export type Reader = (pair: Pair) => boolean;

export interface Script {
  /** The model's answer for each passage. The keys are the passages with marks for protected text. */
  readonly answers: ReadonlyMap<string, string>;
  readonly reader: Reader;
}

/** The numbers of input and output tokens, added up. */
export interface Tokens {
  /** The tokens of all requests. */
  all: number;
  /** The tokens of the first request for each passage: what the answers cost without checks and repetitions. */
  plain: number;
}

interface ScriptedModel {
  readonly model: WithModel<unknown>["model"];
  readonly tokens: Tokens;
}

/**
 * Creates a simulated language model that gives each of its answers once, and compares rewrites with their sources by
 * `reader`.
 */
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

/** Returns the text between the tags of a request's last message. */
function textIn({ messages, nonce }: Question, tag: string): string {
  const found = new RegExp(`<${tag}-${nonce}>\n([^]*)\n</${tag}-${nonce}>$`).exec(messages.at(-1)!.content);
  if (!found) throw new Error(`The request has no <${tag}-NONCE>.`);
  return found[1]!;
}
