import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readTokens } from "@rewright/engine/training";
import { boundaryShape, type Corpus } from "./corpus.ts";

/** Match the names of sources with modern prose, and of sources with novels that are about a century old. */
const modern = /^lmdoc_(?:18f|craft|digitalgov|ewt|gds|gum_cc|medquad|openstax_by)/;
const classic = /^lmdoc_standardebooks/;

/**
 * Returns for each paragraph of the corpus whether it is modern prose rather than from an old novel. A naive Bayes
 * classifier decides, trained on passages whose source is known.
 */
export async function findModern(corpus: Corpus, passages: string): Promise<boolean[]> {
  const counts = [new Map<number, number>(), new Map<number, number>()] as const;
  const totals: [number, number] = [0, 0];
  for await (const line of createInterface({ input: createReadStream(passages).pipe(createGunzip()) })) {
    const { source, text }: { source: string; text: string } = JSON.parse(line);
    const era = modern.test(source) ? 1 : classic.test(source) ? 0 : undefined;
    if (era === undefined) continue;
    readTokens(text, (hash, shape) => {
      if (shape === "boundary") return;
      counts[era].set(hash, (counts[era].get(hash) ?? 0) + 1);
      totals[era]++;
    });
  }
  const share = (hash: number, era: 0 | 1): number => ((counts[era].get(hash) ?? 0) + 0.5) / (totals[era] + 30_000);
  return corpus.paragraphs.slice(1).map((end, p) => {
    let evidence = 0;
    for (let i = corpus.paragraphs[p]!; i < end; i++) {
      if (corpus.shapes[i] === boundaryShape) continue;
      evidence += Math.log(share(corpus.hashes[i]!, 1) / share(corpus.hashes[i]!, 0));
    }
    return evidence > 0;
  });
}
