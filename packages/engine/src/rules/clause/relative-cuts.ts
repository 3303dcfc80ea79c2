import { any, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

/** "It is the pipe that is connected to": the words do not describe the noun, they single it out. */
const cleft: Restriction = ({ words, from }) =>
  words.slice(0, from).some((word, i) => word.lower === "it" && words[i + 1]?.lemma === "be");

const notAfterNoun: Restriction = ({ words, from }) => {
  const { pos, lower } = words[from - 1] ?? { pos: "PUNCT", lower: "" };
  return pos !== "NOUN" || lower === "fact" || lower === "way";
};

/** A "not", an adverb or a second verb would be left hanging. */
const goesOn: Restriction = ({ words, to }) => {
  const end = words.findIndex(
    (word, i) => i > to && (word.text === "," || word.lower === "and" || word.lower === "but"),
  );
  return end > 0 && words[end]!.lower !== "," && ["AUX", "VERB"].includes(words[end + 1]?.pos ?? "");
};

const participles =
  "designed|used|made|based|called|known|written|built|produced|associated|related|linked|caused|connected|intended|created|left|generated|needed|found|placed|filled|covered|surrounded|developed|owned|held|driven|powered|supported|published|led|sold|grown|stored|installed|delivered|run|sent|taken";

export const relativeCuts = tableRule({
  id: "relative-cuts",
  summary: "The words before it add nothing.",
  stage: "clause",
  level: 5,
  entries: [
    {
      match: `[ that|which|who is|are|was|were ] ${participles} to|by|for|in|with|on|as|from|of`,
      to: "",
      unless: any(notAfterNoun, cleft, goesOn),
    },
    {
      match:
        "[ that|which|who are ] shaping|driving|transforming|changing|living|working|struggling|facing|trying|affecting",
      to: "",
      level: 6,
      unless: any(notAfterNoun, cleft, goesOn),
    },
    {
      match: "~be [ located|situated ] in|at|on|near|within|between|outside|inside",
      to: "",
      unless: previousPos("PART"),
    },
  ],
  examples: [
    { before: "It has shoes that are made of wood.", after: "It has shoes made of wood." },
    { before: "We own a lamp which was designed by her aunt.", after: "We own a lamp designed by her aunt." },
    { before: "The mill is located in the valley.", after: "The mill is in the valley." },
    { before: "These are the trends that are shaping the trade.", after: "These are the trends shaping the trade." },
    { before: "It is the lamp that is connected to the door.", after: "It is the lamp that is connected to the door." },
    { before: "He knows that it was made of wood.", after: "He knows that it was made of wood." },
    {
      before: "Take the rope that is made by hand and is sold here.",
      after: "Take the rope that is made by hand and is sold here.",
    },
  ],
});
