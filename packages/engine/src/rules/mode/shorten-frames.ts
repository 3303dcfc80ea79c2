import { clauseAt } from "../../grammar/clause.ts";
import { any, nextIs, nextPos, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

const addressed: Restriction = ({ words }) => words.some(({ lower }) => lower === "you" || lower === "your");
const notAddressed: Restriction = (site) => !addressed(site);

/** No clause of subject and verb follows, so "that" points at something. */
const noClauseNext: Restriction = ({ words, to }) => !clauseAt(words, to, Math.min(words.length, to + 8));

const courtesies = lines(
  `please feel free to <V> > please $5
  please do not hesitate to <V> > please $6
  do n't hesitate to <V> > feel free to $5
  if you have any questions or concerns > if you have questions
  if you have any questions , concerns , or comments > if you have questions
  [ for your review|reference|convenience|perusal|information ] . >
  [ in advance ] for your|the >
  i am writing to express my interest in > i am interested in
  i am writing to express my strong|keen|sincere|great|deep interest in > i am very interested in
  i am writing to inform|tell you that > $6
  i am writing to let you know that > $7
  i wanted to reach out to <V> > i wanted to $7
  thank you for taking the time to <V> > thank you for $G8
  i look forward to the opportunity to <V> > i look forward to $G8
  looking forward to hearing from you soon > looking forward to your reply`,
);

const times = lines(
  `[ for years|generations|decades|centuries to come ] . >
  [ in the process ] . >
  [ along the way ] . >
  [ in various|different|countless|numerous ways ] . >
  [ as a whole ] . >
  [ in particular ] . >
  in today 's world|society|age|era > today
  in today 's modern|digital|fast-paced|globalized|competitive|interconnected world|society|age|era|landscape > today
  in the modern world > today
  in the modern day > today
  right now > now
  at the moment > now
  these days > now
  ^ [ in fact , ] >
  ^ [ in other words , ] >
  ^ [ at the same time , ] >
  ^ [ to be honest , ] >
  ^ [ as you may know , ] >
  i [ personally ] @VERB|AUX >
  more and more @ADJ > increasingly $4
  even though > although
  through|with the use of > with
  by way of > by
  on behalf of > for
  the idea|notion|concept|thought of <Ving> > $4`,
  any(binding, statistical, previousIs("as", "and", "is", "are")),
);

const openings = lines(
  `^ [ in this way|context|sense|regard|respect , ] >
  ^ [ in a broader|wider|larger sense , ] >
  ^ [ to this|that end , ] >
  ^ [ in this academic|research|scholarly article|paper|study , ] we|i >
  ^ [ in this section|chapter|post|guide|review|report|thesis|work , ] we|i >
  ^ [ if you ask me , ] >
  ^ what is clear|evident|certain is that > clearly,
  ^ it is therefore unsurprising that > unsurprisingly,
  ^ it is unsurprising that > unsurprisingly,
  ^ [ to be fair , ] >
  ^ [ interestingly|notably|importantly|remarkably|undoubtedly|undeniably|certainly|clearly|naturally , ] >`,
  any(binding, nextIs("if", "when")),
);

const shorter = lines(
  `in the case of > for
  with the goal|aim|intention|purpose|intent of <Ving> > to $V5
  aimed at <Ving> > to $V3
  along with > with
  given the fact that > given that
  considering the fact that > since
  as to whether > whether
  when compared to|with > compared with
  on account of > because of
  for the duration of > during
  with a focus on > focused on
  the place where > where
  the way that|in which > how
  situation|system|case|environment|world|society|process|place|area|context|era|age [ in which ] > where
  his or her > their
  yet again > again
  a little bit > a bit
  in hopes of <Ving> > hoping to $V4
  in the hope|hopes of <Ving> > hoping to $V5`,
  any(binding, statistical),
);

const verbs = lines(
  `has|have the potential to <V> > could $5
  is|are capable of <Ving> > can $V4
  ~point out that > ~note that
  ~find out > ~learn
  ~go on to <V> > ~$4
  ~proceed to <V> > ~$3
  ~set out to <V> > ~$4
  go ahead and <V> > $4
  can|could|may|might be used to <V> > $1 $5
  am|is|are going to <V> > will $4
  ~be known to <V> > ~$4
  ~be home to > ~have`,
  any(binding, statistical),
);

const frames: readonly Entry[] = [
  {
    match: "^ [ it is important|essential|crucial|vital|necessary|critical|best|recommended|advisable to ] <V>",
    to: "",
    unless: any(
      binding,
      statistical,
      notAddressed,
      nextIs("note", "remember", "be", "have", "know", "understand", "recognize"),
    ),
  },
  { match: "^ [ make sure|certain to ] <V>", to: "", unless: any(binding, nextIs("be")) },
  { match: "^ [ be sure to ] <V>", to: "", unless: binding },
  { match: "^ [ remember to ] <V>", to: "", unless: binding },
  { match: "^ [ take the time to ] <V>", to: "", unless: binding },
  {
    match:
      "~change|transform|shape|revolutionize|affect|improve|reshape|alter|influence [ the way ] we|they|you|people|students|businesses|companies|individuals|users|consumers",
    to: "how",
  },
  { match: "the @NOUN and [ the ] @NOUN", to: "", unless: any(nextPos("PROPN"), bothSingular) },
  {
    match:
      "~ensure|know|believe|hope|think|say|find|feel|suggest|mean [ that ] the|these|those|this|your|our|their|his|her",
    to: "",
    unless: noClauseNext,
  },
];

/** "The cat and the dog": two single things keep their articles. */
function bothSingular({ words, from, to }: Parameters<Restriction>[0]): boolean {
  return (
    !words[from - 2]?.lower.endsWith("s") ||
    !words[to]?.lower.endsWith("s") ||
    /^(?:of|that|which|who)$/.test(words[to + 1]?.lower ?? "")
  );
}

export const shortenFrames = tableRule({
  id: "shorten-frames",
  summary: "Fewer words say the same.",
  stage: "frame",
  level: 5,
  entries: [...courtesies, ...openings, ...shorter, ...times, ...verbs, ...frames],
  examples: [
    { before: "If you are late, please feel free to call.", after: "If you are late, please call." },
    { before: "The sheet is here for your review.", after: "The sheet is here." },
    { before: "It will feed the town for generations to come.", after: "It will feed the town." },
    { before: "It is important to oil your saw.", after: "Oil your saw." },
    { before: "The net can be used to catch eels.", after: "The net can catch eels." },
    { before: "Trains changed the way we travel.", after: "Trains changed how we travel." },
    { before: "It is important to oil a saw.", after: "It is important to oil a saw." },
    { before: "The net has the potential to catch eels.", after: "The net could catch eels." },
    { before: "They met with the goal of buying a boat.", after: "They met to buy a boat." },
    { before: "In this sense, the mill wins.", after: "The mill wins." },
    { before: "He is going to town.", after: "He is going to town." },
    { before: "The process is slow.", after: "The process is slow." },
    { before: "They fed the cat and the dog.", after: "They fed the cat and the dog." },
  ],
});
