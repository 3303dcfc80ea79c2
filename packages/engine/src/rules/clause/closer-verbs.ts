/**
 * What a closing "-ing" verb says about the clause before it.
 *
 * - `result`: what follows from the whole clause ("leading to")
 * - `gift`: a result too, but a person could do it as an act of their own ("giving him a smile")
 * - `evidence`: what the whole clause shows ("suggesting that")
 * - `step`: what the subject did next ("opening a second shop")
 * - `comment`: the same, but an author or speaker could do it as well ("highlighting")
 */
type CloserKind = "result" | "gift" | "evidence" | "comment" | "step";

const table: Record<CloserKind, string> = {
  result: `make=making let=letting allow=allowing enable=enabling lead=leading result=resulting cause=causing
    ensure=ensuring force=forcing leave=leaving prompt=prompting trigger=triggering contribute=contributing necessitate=necessitating`,
  gift: `give=giving provide=providing create=creating offer=offering reduce=reducing increase=increasing
    improve=improving enhance=enhancing help=helping boost=boosting strengthen=strengthening limit=limiting
    eliminate=eliminating minimize=minimizing maximize=maximizing prevent=preventing encourage=encouraging
    foster=fostering promote=promoting facilitate=facilitating simplify=simplifying save=saving lower=lowering
    raise=raising threaten=threatening fuel=fueling bring=bringing keep=keeping deliver=delivering earn=earning add=adding
    decrease=decreasing benefit=benefiting unlock=unlocking undermine=undermining complicate=complicating
    hinder=hindering weaken=weakening exacerbate=exacerbating deepen=deepening accelerate=accelerating`,
  evidence: `suggest=suggesting indicate=indicating imply=implying reflect=reflecting signal=signaling mean=meaning
    mark=marking confirm=confirming prove=proving`,
  step: `open=opening expand=expanding become=becoming move=moving join=joining found=founding establish=establishing
    launch=launching sell=selling buy=buying begin=beginning build=building introduce=introducing release=releasing
    publish=publishing sign=signing secure=securing complete=completing  receive=receiving gain=gaining attract=attracting replace=replacing`,
  comment: `highlight=highlighting underscore=underscoring emphasize=emphasizing demonstrate=demonstrating
    illustrate=illustrating show=showing reveal=revealing underline=underlining reinforce=reinforcing
    exemplify=exemplifying showcase=showcasing`,
};

export interface CloserVerb {
  readonly lemma: string;
  readonly kind: CloserKind;
}

export const closerVerbs: ReadonlyMap<string, CloserVerb> = new Map(
  (Object.entries(table) as [CloserKind, string][]).flatMap(([kind, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((pair): [string, CloserVerb] => {
        const [lemma = "", form = ""] = pair.split("=");
        return [form, { lemma, kind }];
      }),
  ),
);

export const closerLemmas: ReadonlySet<string> = new Set([...closerVerbs.values()].map(({ lemma }) => lemma));
