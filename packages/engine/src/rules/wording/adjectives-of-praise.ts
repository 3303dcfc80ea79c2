import {
  any,
  attributive,
  graded,
  inFormulas,
  inStatistics,
  nextIs,
  nextPos,
  predicative,
  previousIs,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";
import { beforeNoun } from "./adjective-entries.ts";

const technical = any(inStatistics, inFormulas);

/** How good something is said to be. */
export const praise: Entry[] = [
  {
    match:
      "[ exceptional ] service|quality|performance|care|value|results|customer|work|support|skills|leadership|food",
    to: ["excellent", "outstanding"],
    level: 6,
    unless: graded,
  },
  {
    match:
      "[ stunning|breathtaking ] view|views|landscape|landscapes|scenery|beach|beaches|sunset|sunsets|architecture",
    to: "beautiful",
    level: 6,
    unless: any(graded, previousIs("and", ",")),
  },
  { match: "[ exquisite ] craftsmanship|detail|details|workmanship", to: "fine", level: 6, unless: graded },
  {
    match: "[ iconic ] landmark|landmarks|building|buildings|bridge|image|photo|character|characters|scene|song|line",
    to: "famous",
    level: 6,
    unless: any(graded, previousIs("and")),
  },
  { match: "an|this|that|these|his|her [ iconic ]", to: "famous", level: 8, when: attributive },
  { match: "the|this|his|her|its|these|and|of [ renowned ]", to: "well-known", level: 6, when: attributive },
  { match: "[ world - renowned ]", to: "world-famous", level: 6, when: attributive },
  {
    match: "your esteemed company|organization|organisation|institution|firm|university|team|establishment|school",
    to: "your $3",
    level: 5,
  },
  beforeNoun("esteemed", "respected", 6, any(previousIs("your", "and"), nextIs("and"))),
  { match: "steadfast", to: "firm", level: 6, when: attributive, unless: graded },
  { match: "newfound", to: "new", level: 5, when: attributive },
  { match: "new - found", to: "new", level: 5, when: attributive },
  {
    match: "[ game - changing ] impact|effect|change|technology|innovation|development|move|decision|invention",
    to: "major",
    level: 6,
  },
  {
    match: "[ transformative ] impact|effect|change|changes|potential|shift|role",
    to: "major",
    level: 6,
    unless: graded,
  },
  {
    match:
      "state - of - the - art facilities|facility|equipment|technology|technologies|kitchen|gym|hospital|laboratory|studio",
    to: "modern $8",
    level: 6,
    unless: any(technical, previousIs("current", "and", ",")),
  },
  {
    match: "[ vibrant ] nightlife|life|economy|mix|cast|display|music|arts|street|streets|downtown|social",
    to: "lively",
    level: 6,
    unless: any(graded, previousIs("and", ",")),
  },
  {
    match: "nuanced understanding|view|picture|differences|portrayal|look|portrait|performance|impact|details",
    to: "subtle $2",
    level: 7,
    unless: any(technical, graded),
  },
  { match: "[ holistic ] view|understanding|picture", to: "full", level: 6, unless: any(technical, graded) },
  {
    match: "[ poignant ] reminder|story|moment|tale|portrayal|look|exploration|scene|song|moments|stories|scenes",
    to: "moving",
    level: 6,
    unless: any(graded, previousIs("and", ",")),
  },
  { match: "[ captivating ] story|novel|tale|narrative|plot", to: "gripping", level: 7, unless: graded },
  { match: "[ stark ] contrast|difference|differences|contrasts", to: "sharp", level: 6, unless: graded },
  { match: "[ stark ] reminder", to: "harsh", level: 7, unless: graded },
  {
    match: "pressing issue|issues|need|needs|problem|problems|concern|concerns|question|questions|matter|matters",
    to: "urgent $2",
    level: 6,
    unless: graded,
  },
  { match: "a truly remarkable|exceptional|unique", to: "a $3", level: 5 },
  { match: "[ seamlessly ] integrated|integrate|integrates|integrating", to: "", level: 7, unless: nextPos("NUM") },
  {
    match: "~be|feel|seem [ daunting ]",
    to: "hard",
    level: 7,
    when: predicative,
    unless: any(graded, nextIs("and", "but")),
  },
  { match: "[ arduous|laborious ] task|process|work|journey", to: "hard", level: 6, unless: graded },
  {
    match: "[ optimal ] performance|results|health|conditions|growth|use",
    to: "the best",
    level: 7,
    when: previousIs("for"),
    unless: technical,
  },
  {
    match: "[ viable ] option|options|alternative|alternatives|solution|solutions",
    to: ["workable", "practical"],
    level: 8,
    unless: technical,
  },
];
