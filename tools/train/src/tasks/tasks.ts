import { countPairs } from "../collocations/count-pairs.ts";
import { trainDetector } from "../detector/train-detector.ts";
import { trainLanguageModel } from "../language-model/train.ts";
import { countTags } from "../syntax/ambiguity-classes.ts";
import { selectArcFeatures, trainArcs } from "../syntax/train-arcs.ts";
import { trainRelationRows } from "../syntax/train-relations.ts";
import { tagByOthers, trainTagRows } from "../syntax/train-tagger.ts";
import { learnWordClasses } from "../syntax/word-classes.ts";
import { countWords } from "../vocabulary/count-words.ts";

/** The training tasks that can run in threads. Their arguments and results can be sent between threads. */
export const tasks = {
  learnWordClasses,
  trainTagRows,
  countTags,
  tagByOthers,
  selectArcFeatures,
  trainArcs,
  trainRelationRows,
  countPairs,
  countWords,
  trainLanguageModel,
  trainDetector,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
