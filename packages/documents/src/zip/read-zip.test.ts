import { constants, deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { documentXml, limits, paragraph, run, wordFile } from "../../test/word-file.ts";
import { DocumentError } from "../document.ts";
import { openDocument } from "../open-document.ts";
import { inflate } from "./inflate.ts";
import { readZip } from "./read-zip.ts";
import { packEntry, writeZip } from "./write-zip.ts";

const body = paragraph(run("Words."));
const open = (bytes: Uint8Array, some = limits) => openDocument("a.docx", bytes, some);
const zeros = (length: number): Uint8Array => new Uint8Array(length);

/** Returns a zip file in which one number is overwritten in each directory entry or local header. */
function forged(bytes: Uint8Array, signature: number, offset: number, value: number, size: 2 | 4 = 4): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let place = 0; place + 46 < copy.length; place++) {
    if (view.getUint32(place, true) !== signature) continue;
    if (size === 2) view.setUint16(place + offset, value, true);
    else view.setUint32(place + offset, value, true);
  }
  return copy;
}
const directory = 0x02014b50;

describe("a zip file", () => {
  test("is read with the same entries as it was written", () => {
    const files = { "a.txt": strToU8("a".repeat(1000)), "b/ü.txt": strToU8("b"), "c.bin": zeros(0) };
    const entries = readZip(zipSync(files), limits);
    expect(Object.fromEntries(entries.map((entry) => [entry.name, inflate(entry)]))).toEqual(files);
    expect(readZip(writeZip(entries), limits).map((entry) => [entry.name, inflate(entry)])).toEqual(
      Object.entries(files),
    );
  });

  test("[CONSTANTS-40] that states a larger uncompressed size than allowed is refused before anything is decompressed", () => {
    expect(() => open(wordFile({ body, files: { "big.bin": zeros(50_000_000) } }))).toThrow("too large when unzipped");
    expect(() => open(wordFile({ body }), { ...limits, inflatedBytes: 1000 })).toThrow("too large when unzipped");
  });

  test("is refused if an entry's content is larger or smaller than the size it states", () => {
    const part = strToU8(documentXml(paragraph(run("a".repeat(100_000)))));
    for (const size of [100, part.length - 1, part.length + 1, 1_000_000]) {
      const lying = [{ ...packEntry("word/document.xml", part), size }];
      expect(() => readZip(writeZip(lying), limits).map(inflate), String(size)).toThrow("the part word/document.xml");
    }
  });

  test("[CONSTANTS-40, SAFETY-23] with an entry larger than it states is decompressed only up to the stated size", () => {
    // Ten megabytes without an end, two hundred times: two gigabytes.
    const part = deflateRawSync(zeros(10_000_000), { finishFlush: constants.Z_FULL_FLUSH });
    const packed = Buffer.concat(Array<Uint8Array>(200).fill(part));
    const bomb = { ...packEntry("word/document.xml", zeros(0)), packed, size: 1000 };
    const entry = readZip(writeZip([bomb]), limits)[0]!;
    const taken = vi.spyOn(entry.packed, "subarray");
    expect(() => inflate(entry)).toThrow(DocumentError);
    // Of hundreds of steps.
    expect(taken.mock.calls.length).toBeLessThan(5);
  });

  test("[CONSTANTS-40] with too many entries is refused", () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, zeros(0)]));
    expect(() => open(wordFile({ body, files: many }))).toThrow("too large when unzipped");
  });

  test("with entries that share their bytes is refused", () => {
    const [entry] = readZip(zipSync({ a: strToU8("x".repeat(2000)) }, { level: 0 }), limits);
    const apart = writeZip([entry!, { ...entry!, name: "b", nameBytes: strToU8("b") }]);
    // Both directory entries point to the first file, so that the sum of their sizes is plausible.
    const shared = forged(apart, directory, 42, 0).slice();
    const cut = new Uint8Array([...shared.subarray(0, 2031), ...shared.subarray(2 * 2031)]);
    const view = new DataView(cut.buffer);
    view.setUint32(cut.length - 6, 2031, true);
    expect(() => readZip(cut, limits)).toThrow(DocumentError);
  });

  test.each(["../a", "/a", "a/../../b", "c:/a", "a\\b", "a\0b"])("is refused if an entry has the name %j", (name) => {
    expect(() => open(wordFile({ body, files: { [name]: "x" } }))).toThrow(DocumentError);
  });

  test("with two entries of the same name is refused", () => {
    const entry = packEntry("a", strToU8("x"));
    expect(() => readZip(writeZip([entry, { ...entry, name: "A", nameBytes: strToU8("A") }]), limits)).toThrow(
      DocumentError,
    );
  });

  test("that is encrypted is refused with a message about its password", () => {
    expect(() => open(forged(wordFile({ body }), directory, 8, 1, 2))).toThrow("password");
  });

  test("that is cut off or damaged at a random place is either read or refused with a message", () => {
    const whole = wordFile({ body });
    for (let length = 0; length < whole.length; length += 7) {
      expect(() => open(whole.subarray(0, length)), String(length)).toThrow(DocumentError);
    }
    for (let place = 0; place < whole.length; place += 3) {
      const changed = whole.slice();
      changed[place] = changed[place]! ^ 0xff;
      try {
        open(changed).save([]);
      } catch (error) {
        expect(error, String(place)).toBeInstanceOf(DocumentError);
      }
    }
  });
});
