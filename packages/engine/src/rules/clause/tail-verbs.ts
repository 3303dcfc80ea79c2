import { wordSet } from "../../grammar/word-set.ts";

/**
 * What a participle phrase says of its clause: `result`, what the clause leads to ("leading to delays"); `enabling`,
 * what it makes possible ("making it hard"); `effect`, what a thing or a person does ("reducing noise"); `comment`,
 * what it shows ("highlighting the need").
 */
export type TailKind = "result" | "enabling" | "effect" | "comment";

const table: Readonly<Record<TailKind, ReadonlySet<string>>> = {
  result: wordSet("lead result cause mean trigger prompt contribute necessitate culminate spur"),
  enabling: wordSet("make render let allow enable ensure force leave help guarantee afford"),
  effect: wordSet(`
    give provide create offer reduce increase improve enhance boost strengthen limit eliminate minimize maximize prevent
    encourage foster promote facilitate simplify save lower raise threaten fuel bring deliver earn add decrease benefit
    unlock undermine complicate hinder weaken exacerbate deepen accelerate lessen ease alleviate mitigate widen narrow
    expand extend transform turn change shape influence affect drive spark inspire attract draw pave set shed fill
    cover connect link join form bridge blend cast lift protect preserve support sustain supply power
    stimulate optimize streamline restore remove replace disrupt damage harm destroy pollute yield achieve generate produce
    introduce establish mark become evoke invite empower cool warm free secure solve outperform surpass illuminate
    convey cater send alert release emit equip grant expose instill immerse elevate propel maintain ignite engage deter
    capture spread incorporate impart revolutionize subject
    discourage motivate nurture perpetuate satisfy attract captivate obscure erode drain delay restrict constrain blur
    cement solidify enrich heighten amplify intensify escalate worsen diminish hamper impede jeopardize endanger bolster`),
  comment: wordSet(`
    highlight underscore emphasize emphasise stress demonstrate illustrate show reveal underline reinforce exemplify
    showcase reflect suggest indicate imply signal signify confirm prove symbolize symbolise`),
};

/** Verbs of effects that an event can have as well as a thing. */
export const events =
  wordSet(`create reduce increase improve enhance boost strengthen limit prevent lower raise fuel undermine complicate hinder
  weaken exacerbate deepen accelerate lessen ease worsen intensify diminish hamper impede foster further spark promote heighten`);

const kinds = ["result", "enabling", "effect", "comment"] as const;

/**
 * Returns what a participle phrase with this verb says about its clause; undefined for a verb in no list of `table`.
 */
export function tailKind(lemma: string): TailKind | undefined {
  return kinds.find((kind) => table[kind].has(lemma));
}

/**
 * Verbs of accompanying actions, means, reasons and descriptions. If "and" joined them, they would read as the next
 * step.
 */
export const lingering = wordSet(`
  be have use utilize utilise employ leverage harness apply include involve aim accord depend follow consider regard concern
  start begin range wear hold carry cry sob weep know think
  believe sit stand lie lean walk run march see tremble work wish fear pretend speak talk rely
  assume judge owe bar count exclude sing dance hum seem appear stay remain live need want like love hate sleep
  breathe sweat struggle strive vie compete account await contain consist comprise last measure weigh cost
  belong date stem arise go get keep do vary span surround bear float drift swim fly ride drive travel roam study
  train practice practise expect anticipate understand base act serve function operate exercise spend lack
  recognize recognise resemble echo mirror compare contrast wield brandish clutch grip mimic imitate respond feature star describe detail
  depict stretch specialize specialise boast house host hail originate overlook face require represent approach exceed
  vary repeat combine balance outline mention refer prepare head learn realize view treat regard
   look try hope dread debate sense process refuse cradle mutter strum whisper hesitate
  `);

/** Verbs of saying, writing and judging: a person who does one of these may go on to stress or suggest something. */
export const speech = wordSet(`
  say tell speak write note argue explain reply answer state present discuss describe talk address remark comment conclude
  add urge warn criticize criticise praise report testify reiterate insist claim assert mention quote cite emphasize emphasise
  highlight stress suggest propose announce express acknowledge recount detail outline summarize summarise compare
  contrast critique distinguish analyze analyse examine explore review portray paint depict view see call vow
  hail laud dub tout label ask shout yell whisper mutter mumble murmur cry exclaim lie joke laugh chuckle scream snap sigh whine stammer`);

/** Verbs whose infinitive or object names something that has not happened yet: "plan", "try", "promise". */
export const unreal =
  wordSet(`plan aim intend want seek decide agree promise try attempt need wish hope expect consider recommend propose require
  imagine dream daydream`);

/** Verbs whose participle phrase states no fact: those of `unreal`, and verbs of spending time or naming a topic. */
export const open: ReadonlySet<string> = new Set([
  ...unreal,
  ...wordSet(`include involve comprise spend keep start begin continue commence finish end conclude see
  undergo conduct perform undertake`),
]);
