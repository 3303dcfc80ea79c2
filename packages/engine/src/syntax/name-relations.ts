import { bestClass, type ClassWeights, scoreClasses } from "./class-weights.ts";
import type { ParserInput } from "./parser-input.ts";
import { fillRelationFeatures, noteRelation, relationFeatures, startNotes } from "./relation-features.ts";
import { shapeOf } from "./tree-shape.ts";

/** Returns the relation of each word, as an index in the model's list; a head gets its relation before its children. */
export function nameRelations(model: ClassWeights, input: ParserInput, heads: Int32Array): Int32Array {
  const shape = shapeOf(heads);
  const notes = startNotes(input, shape);
  const features = new Int32Array(relationFeatures);
  const scores = new Int32Array(model.size);
  for (const i of shape.order) {
    const count = fillRelationFeatures(input, shape, notes, i, features);
    scores.fill(0);
    scoreClasses(model, features, 0, count, scores);
    noteRelation(notes, shape, i, bestClass(scores));
  }
  return notes.relations;
}
