import { strToU8 } from "fflate";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Declares the methods of `TextDecoder` that are used here. Browsers and Node.js both have it. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * Returns the encoding that a byte order mark at the beginning names, and the length of the mark; undefined without a
 * mark.
 */
export function byteOrderMark(bytes: Uint8Array): { encoding: Encoding; length: number } | undefined {
  const found = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return found && { encoding: found[0], length: found[1].length };
}

/** Decodes bytes, or returns undefined if they are not valid in the encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encodes a text, or returns undefined if the encoding lacks one of its characters. */
export function encode(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === "utf-8") return new Uint8Array(strToU8(text));
  if (encoding === "windows-1252") {
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index++) {
      const byte = windows1252().get(text[index]!);
      if (byte === undefined) return undefined;
      bytes[index] = byte;
    }
    return bytes;
  }
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), encoding === "utf-16le");
  }
  return bytes;
}

let bytesOf: Map<string, number> | undefined;

function windows1252(): Map<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  bytesOf ??= new Map([...new TextDecoder("windows-1252").decode(all)].map((character, byte) => [character, byte]));
  return bytesOf;
}
