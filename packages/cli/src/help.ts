import { modes, spellings } from "@rewright/engine/report";
import { tones } from "@rewright/engine/tones";

export const help = `Rewrites English text so that it reads naturally. What must not change stays as it is.

  rewright humanize [--ultra] [--mode MODE] [--tone TONE] [--spelling us|uk] [--level N] [--seed N] [--keep WORD]...
                    [--json | --jsonl] [FILE]
  rewright alternatives [--mode MODE] [--seed N] [--json] [FILE]
  rewright detect [--json | --jsonl] [FILE]
  rewright parse [FILE]

The text comes from FILE, or from standard input where FILE is absent or "-". It has to be UTF-8.

humanize      prints the rewritten text
alternatives  takes the whole input as one sentence and prints up to five other ways to say it, best first, one a line
detect        says how much the text and each of its sentences read like machine-written text
parse         prints the sentences of the prose with tags, lemmas and dependency trees, in CoNLL-U

  --ultra      rewrite by Humanize Pro, in the style of the mode: by the language model of the settings below, or
               without one by a deeper search
  --mode MODE  ${modes.join(", ")} (standard);
               for humanize also premium, which is --ultra in standard mode
  --tone TONE  ${tones.join(", ")} (neutral); another than neutral only
               has an effect where --ultra has a language model
  --spelling   ${spellings.join(" or ")}; without it each word keeps its spelling
  --level N    how much is changed, from 1, a light touch, to 10, thorough (7)
  --seed N     another seed may choose other wordings; the same seed gives the same bytes (1)
  --keep WORD  a word or phrase to leave as it is; may be given several times
  --json       print everything that was done and why, as JSON
  --jsonl      read one {"id", "text"} a line and print one result a line
  --help       print this
  --version    print the version

Settings for --ultra are environment variables:

  LLM_BASE_URL, LLM_MODEL, LLM_API_KEY  a language model by the OpenAI protocol; the key where it wants one
  LLM_CONCURRENCY                       requests at once, of all lines of --jsonl together (8)
  LLM_TIMEOUT_SECONDS                   what one request may take, up to a day, 86400 (60)
  LLM_CHECK, LLM_CHECK_MODEL            "off" for no second reading (on); another model for it (the same)

Exit status: 0 done, 1 some lines of --jsonl could not be answered, a text to parse is not English,
or the output could not be written, 2 wrong use, 130 interrupted.
`;
