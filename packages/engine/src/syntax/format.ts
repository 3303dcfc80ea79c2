import type { ArcWeights } from "./action-scorer.ts";
import type { ClassWeights } from "./class-weights.ts";
import { ascending, openKeyTable } from "./key-table.ts";
import type { LemmaModel } from "./lemma.ts";
import { actions } from "./parser-state.ts";
import type { SyntaxModel } from "./syntax.ts";

/**
 * The file of a syntax model: the header's length (32 bits), the header in JSON, and its sections, each at an offset
 * divisible by four. Keys ascend: for each value of the upper 16 bits a count, then the lower 16 bits of each.
 */
interface Header {
  readonly tags: readonly string[];
  readonly relations: readonly string[];
  readonly lemmas: LemmaModel;
  /** The name and the number of items of each section. */
  readonly sections: readonly (readonly [SectionName, number])[];
}

const sectionTypes = {
  wordBuckets: Uint8Array,
  wordKeys: Uint16Array,
  fine: Uint16Array,
  capitals: Uint8Array,
  ambiguities: Uint8Array,
  mediumOf: Uint16Array,
  coarseOf: Uint16Array,
  parserWordBuckets: Uint8Array,
  parserWordKeys: Uint16Array,
  tagBuckets: Uint8Array,
  tagKeys: Uint16Array,
  tagCounts: Uint8Array,
  tagClasses: Uint8Array,
  tagWeights: Int8Array,
  arcBuckets: Uint8Array,
  arcKeys: Uint16Array,
  arcWeights: Int8Array,
  relationBuckets: Uint8Array,
  relationKeys: Uint16Array,
  relationCounts: Uint8Array,
  relationClasses: Uint8Array,
  relationWeights: Int8Array,
};

type SectionName = keyof typeof sectionTypes;
type Section<Type> = Type extends typeof Uint8Array
  ? Uint8Array
  : Type extends typeof Uint16Array
    ? Uint16Array
    : Int8Array;
type Sections = { [Name in SectionName]: Section<(typeof sectionTypes)[Name]> };

/** Rows of weights before they are encoded: keys in any order, and the weights of the classes for each key. */
export interface ClassRows {
  readonly keys: Int32Array;
  /** For each row, pairs of a class and its weight. */
  readonly rows: readonly (readonly (readonly [number, number])[])[];
}

/** A model as training makes it. */
export interface TrainedSyntax extends Omit<Header, "sections"> {
  readonly words: {
    readonly keys: Int32Array;
    readonly fine: Uint16Array;
    readonly capitals: Uint8Array;
    readonly ambiguities: Uint8Array;
    readonly mediumOf: Uint16Array;
    readonly coarseOf: Uint16Array;
  };
  readonly tagRows: ClassRows;
  readonly parserWords: Int32Array;
  /** Keys of features, and three weights for each key: those of the three actions. */
  readonly arcRows: { readonly keys: Int32Array; readonly weights: Int8Array };
  readonly relationRows: ClassRows;
}

/** Returns the bytes of a model. */
export function encodeSyntax(model: TrainedSyntax): Uint8Array {
  const { tags, relations, lemmas, words, parserWords, arcRows } = model;
  const wordOrder = ascending(words.keys);
  const arcOrder = ascending(arcRows.keys);
  const sections: Sections = {
    ...named("word", encodeKeys(words.keys, wordOrder)),
    fine: Uint16Array.from(wordOrder, (i) => words.fine[i]!),
    capitals: Uint8Array.from(wordOrder, (i) => words.capitals[i]!),
    ambiguities: Uint8Array.from(wordOrder, (i) => words.ambiguities[i]!),
    mediumOf: words.mediumOf,
    coarseOf: words.coarseOf,
    ...named("parserWord", encodeKeys(parserWords, ascending(parserWords))),
    ...encodeRows("tag", model.tagRows),
    ...named("arc", encodeKeys(arcRows.keys, arcOrder)),
    arcWeights: Int8Array.from(arcOrder.flatMap((i) => [...arcRows.weights.subarray(i * actions, (i + 1) * actions)])),
    ...encodeRows("relation", model.relationRows),
  };
  const names = Object.keys(sectionTypes) as SectionName[];
  const list = names.map((name) => [name, sections[name].length] as const);
  const header = toAscii(JSON.stringify({ tags, relations, lemmas, sections: list } satisfies Header));
  const bytes = new Uint8Array(names.reduce((at, name) => aligned(at) + sections[name].byteLength, 4 + header.length));
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  let at = 4 + header.length;
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = sections[name];
    at = aligned(at);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** Returns JSON as bytes, with all other characters than ASCII escaped. */
function toAscii(json: string): Uint8Array {
  const escaped = json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return Uint8Array.from(escaped, (character) => character.charCodeAt(0));
}

function fromAscii(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function aligned(at: number): number {
  return Math.ceil(at / 4) * 4;
}

function named<Name extends string>(name: Name, { buckets, keys }: { buckets: Uint8Array; keys: Uint16Array }) {
  return { [`${name}Buckets`]: buckets, [`${name}Keys`]: keys } as Record<`${Name}Buckets`, Uint8Array> &
    Record<`${Name}Keys`, Uint16Array>;
}

function encodeRows<Name extends "tag" | "relation">(name: Name, { keys, rows }: ClassRows) {
  const order = ascending(keys);
  const entries = order.flatMap((i) => rows[i]!);
  return {
    ...named(name, encodeKeys(keys, order)),
    [`${name}Counts`]: Uint8Array.from(order, (i) => rows[i]!.length),
    [`${name}Classes`]: Uint8Array.from(entries, ([index]) => index),
    [`${name}Weights`]: Int8Array.from(entries, ([, weight]) => weight),
  } as Pick<Sections, `${Name}Buckets` | `${Name}Keys` | `${Name}Counts` | `${Name}Classes` | `${Name}Weights`>;
}

function encodeKeys(keys: Int32Array, order: readonly number[]) {
  const buckets = new Uint8Array(1 << 16);
  for (const i of order) {
    const bucket = keys[i]! >>> 16;
    if (buckets[bucket] === 255) throw new Error("More than 255 keys begin with the same 16 bits.");
    buckets[bucket]!++;
  }
  return { buckets, keys: Uint16Array.from(order, (i) => keys[i]! & 0xffff) };
}

/** Returns the model in a file; throws if the bytes are not a model. */
export function decodeSyntax(bytes: Uint8Array): SyntaxModel {
  const { header, sections } = readSections(bytes);
  const { tags, relations, lemmas } = header;
  const tableOf = (name: "word" | "parserWord" | "tag" | "arc" | "relation") =>
    openKeyTable(sections[`${name}Buckets`], sections[`${name}Keys`]);
  const weightsOf = (name: "tag" | "relation", size: number): ClassWeights => ({
    size,
    table: tableOf(name),
    starts: startsOf(sections[`${name}Counts`]),
    classes: sections[`${name}Classes`],
    weights: sections[`${name}Weights`],
  });
  const arcWeights: ArcWeights = { table: tableOf("arc"), weights: sections.arcWeights };
  const { fine, capitals, ambiguities, mediumOf, coarseOf } = sections;
  return {
    tags,
    relations,
    lemmas,
    wordClasses: { table: tableOf("word"), fine, capitals, ambiguities, mediumOf, coarseOf },
    tagWeights: weightsOf("tag", tags.length),
    parserWords: tableOf("parserWord"),
    arcWeights,
    relationWeights: weightsOf("relation", relations.length),
  };
}

/** Returns the header and the sections of a file, without copying where the bytes are aligned. */
function readSections(file: Uint8Array): { header: Header; sections: Sections } {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length < 4 ? 0 : view.getUint32(0, true);
  if (length === 0 || length > bytes.length - 4) throw new Error("This is no syntax model.");
  const header: Header = JSON.parse(fromAscii(bytes.subarray(4, 4 + length)));
  let at = 4 + length;
  const read: Partial<Record<SectionName, Sections[SectionName]>> = {};
  for (const [name, count] of header.sections) {
    const type = sectionTypes[name];
    at = aligned(at);
    const size = count * type.BYTES_PER_ELEMENT;
    if (at + size > bytes.length) throw new Error("The syntax model is cut off.");
    read[name] = new type(bytes.buffer as ArrayBuffer, bytes.byteOffset + at, count);
    at += size;
  }
  return { header, sections: read as Sections };
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!;
  return starts;
}
