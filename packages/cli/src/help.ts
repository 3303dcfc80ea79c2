import { modes, spellings } from "@rewright/engine/options";
import { tones } from "@rewright/engine/tones";

export const help = `Rewrites English text so that it reads naturally. Names, numbers and quotations stay as they are.

  rewright humanize [--ultra] [--mode MODE] [--tone TONE] [--spelling us|uk] [--level N] [--seed N] [--keep WORD]...
                    [--words CSV] [--grammar] [--json | --jsonl] [--server URL [--key KEY]] [FILE]
  rewright alternatives [--mode MODE] [--seed N] [--json] [FILE]
  rewright detect [--json | --jsonl] [FILE]
  rewright parse [FILE]

The text comes from FILE, or from standard input if FILE is missing or "-". It must be UTF-8.

humanize      prints the rewritten text
alternatives  takes the input as one sentence and prints up to five alternatives, best first, one per line
detect        prints the AI score of the text and how many of its sentences read as AI-written
parse         prints each sentence with its tags, lemmas and dependency tree, in CoNLL-U

  --ultra      rewrite with Pro, the stronger engine, instead of Lite, the rule-based one. Pro uses the language model
               set below. If none is set, it compares many more wordings than Lite.
  --mode MODE  ${modes.join(", ")} (standard);
               for humanize also premium, which is the same as --ultra --mode standard
  --tone TONE  ${tones.join(", ")} (neutral);
               needs --ultra and a language model
  --spelling   ${spellings.join(" or ")}; by default each word keeps its spelling
  --level N    how much to change, from 1 (light) to 10 (thorough) (7)
  --seed N     another seed may give another result; the same seed always gives the same result (1)
  --keep WORD  a word or phrase to leave unchanged; can be repeated
  --words CSV  a CSV file in UTF-8 with words to keep, to replace and never to add, in the format of exported saved words:
               one word or phrase per line, with the columns word, rule (keep, replace or never) and replacement
  --grammar    check the rewritten text for spelling and grammar; the findings are in the JSON, or on standard error
  --json       print every change and its reason, as JSON
  --jsonl      read one {"id", "text"} per line and print one result per line
  --server URL rewrite on a server instead of on this machine, with the plan and limits of the API key's account
  --key KEY    the API key for --server. If others use this machine, set the variable REWRIGHT_KEY instead, because
               they can see the arguments of your commands
  --help       print this help
  --version    print the version

Settings for --ultra are environment variables, which --server doesn't use:

  LLM_BASE_URL, LLM_MODEL, LLM_API_KEY  a language model with an OpenAI-compatible API, and its key if it needs one
  LLM_CONCURRENCY                       maximum number of requests at the same time, across all lines of --jsonl (8)
  LLM_TIMEOUT_SECONDS                   time limit for one request in seconds, at most 86400 (60)
  LLM_CHECK                             whether the model compares each new sentence with the original; "off" skips this
                                        (on)
  LLM_CHECK_MODEL                       the model for this comparison (the same as LLM_MODEL)

Defaults are in parentheses.

Exit status: 0 success; 1 a line of --jsonl failed, the server refused the text or couldn't be reached, the text to parse
isn't English or the output couldn't be written; 2 invalid arguments or settings; 130 interrupted.
`;
