import { tableRule } from "../table.ts";
import { everydayWords } from "./everyday-words.ts";
import { simpleCommon } from "./simple-common.ts";
import { simpleModifiers } from "./simple-modifiers.ts";
import { simpleNouns } from "./simple-nouns.ts";
import { simpleVerbs } from "./simple-verbs.ts";

export const simpleWords = tableRule({
  id: "simple-words",
  summary: "A shorter word is easier to read.",
  stage: "wording",
  level: 4,
  entries: [...simpleVerbs, ...simpleNouns, ...simpleModifiers, ...everydayWords, ...simpleCommon],
  examples: [
    { before: "They purchased numerous tools.", after: "They bought many tools." },
    { before: "It depicts the modifications and mitigates harm.", after: "It shows the changes and reduces harm." },
    { before: "The plan illustrates a profound idea.", after: "The plan shows a deep idea." },
    { before: "We conducted research on pay.", after: "We did research on pay." },
    { before: "The hotel is located in a valley.", after: "The hotel is in a valley." },
    { before: "However, prices fell rapidly.", after: "But prices fell quickly." },
    { before: "Individuals participate in sports.", after: "People take part in sports." },
    { before: "There is sufficient food for all of us.", after: "There is enough food for all of us." },
    { before: "They discovered the cave at once.", after: "They found the cave at once." },
    { before: "The mill provides a clear benefit.", after: "The mill gives a clear benefit." },
    { before: "He saw it and left immediately.", after: "He saw it and left right away." },
    { before: "He was immediately asked to leave.", after: "He was immediately asked to leave." },
    { before: "Copies can be obtained here.", after: "Copies can be obtained here." },
    { before: "The difference was significant (p < 0.01).", after: "The difference was significant (p < 0.01)." },
    { before: "She went to primary school.", after: "She went to primary school." },
    { before: "They maintain that the road is safe.", after: "They maintain that the road is safe." },
    { before: "He ceased to exist.", after: "He ceased to exist." },
    { before: "You must not initiate the test.", after: "You must not initiate the test." },
  ],
});
