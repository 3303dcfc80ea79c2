import { graded, near } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { kind } from "./adjectives-of-kind.ts";
import { novelty } from "./adjectives-of-novelty.ts";
import { praise } from "./adjectives-of-praise.ts";
import { quality } from "./adjectives-of-quality.ts";
import { importance, size } from "./adjectives-of-size.ts";
import { variety } from "./adjectives-of-variety.ts";
import { need, weight } from "./adjectives-of-weight.ts";
import { formalAdjectives } from "./formal-modifiers.ts";

const complements: Entry[] = [
  { match: "adept at", to: "good at", level: 5, unless: graded },
  { match: "proficient in|at", to: "skilled in", level: 6, unless: near(4, "english", "language") },
  { match: "~be akin to", to: "~be like", level: 5, unless: graded },
  { match: "cognizant of", to: "aware of", level: 4 },
  { match: "~be conducive to", to: "~be good for", level: 6, unless: graded },
  { match: "replete|rife|fraught with", to: "full of", level: 5, unless: graded },
  { match: "~be contingent on|upon", to: "~depend on", level: 5 },
  { match: "~be desirous of", to: "~want", level: 5 },
];

export const plainAdjectives = tableRule({
  id: "plain-adjectives",
  summary: "A plainer adjective says the same.",
  stage: "wording",
  level: 5,
  entries: [
    ...importance,
    ...size,
    ...novelty,
    ...quality,
    ...complements,
    ...weight,
    ...need,
    ...variety,
    ...praise,
    ...kind,
    ...formalAdjectives,
  ],
  examples: [
    { before: "Helmets are mandatory for riders.", after: "Helmets are required for riders." },
    { before: "They wrote stringent rules.", after: "They wrote strict rules." },
    { before: "She gave a stellar performance.", after: "She gave an excellent performance." },
    { before: "It is contemporary art.", after: "It is contemporary art." },
    { before: "She showed a genuine interest in bees.", after: "She showed a real interest in bees." },
    { before: "Their primary crop is oats.", after: "Their main crop is oats." },
    { before: "He goes to a primary school.", after: "He goes to a primary school." },
    { before: "Societal norms differ.", after: "Social norms differ." },
    { before: "The flood caused significant damage.", after: "The flood caused serious damage." },
    { before: "It was the most significant bridge.", after: "It was the most important bridge." },
    { before: "She was instrumental in raising the roof.", after: "She helped raise the roof." },
    { before: "Salt is a crucial component of bread.", after: "Salt is a key part of bread." },
    { before: "People from diverse cultures met here.", after: "People from different cultures met here." },
    { before: "Read about the potential benefits of sleep.", after: "Read about the possible benefits of sleep." },
    { before: "The tool fits your specific needs.", after: "The tool fits your needs." },
    { before: "Each inn has its unique charm.", after: "Each inn has its own charm." },
    { before: "Critical thinking is taught here.", after: "Critical thinking is taught here." },
    { before: "They met potential buyers.", after: "They met potential buyers." },
    { before: "It has increased demand for rope.", after: "It has increased demand for rope." },
    { before: "Water is even more crucial in summer.", after: "Water is even more important in summer." },
    { before: "The drug failed in a pivotal trial.", after: "The drug failed in a pivotal trial." },
    { before: "The nurse checked her vital signs.", after: "The nurse checked her vital signs." },
    { before: "Numerous visitors came by boat.", after: "Many visitors came by boat." },
    { before: "It grew as numerous towns joined.", after: "It grew as many towns joined." },
    { before: "The visitors were too numerous.", after: "The visitors were too numerous." },
    { before: "A significant amount (p < 0.01) was lost.", after: "A significant amount (p < 0.01) was lost." },
    { before: "Noise is a significant problem here.", after: "Noise is a major problem here." },
    { before: "It needs an additional layer.", after: "It needs another layer." },
    { before: "It needs an additional 40 litres.", after: "It needs an additional 40 litres." },
    { before: "Two additional players came.", after: "Two more players came." },
    { before: "They sell cutting-edge lamps.", after: "They sell new lamps." },
    { before: "They use cutting-edge technology.", after: "They use the latest technology." },
    { before: "It is a cutting-edge lamp.", after: "It is a new lamp." },
    { before: "The saw has a sharp cutting edge.", after: "The saw has a sharp cutting edge." },
    { before: "A meticulous clerk kept the list.", after: "A careful clerk kept the list." },
    { before: "We used robust standard errors.", after: "We used robust standard errors." },
    { before: "He has comprehensive insurance for the van.", after: "He has comprehensive insurance for the van." },
    { before: "There is sufficient time to eat.", after: "There is enough time to eat." },
    { before: "A myriad of birds is a sight.", after: "A myriad of birds is a sight." },
    { before: "A novel approach was tried.", after: "A new approach was tried." },
    { before: "It is contingent on rain.", after: "It depends on rain." },
  ],
});
