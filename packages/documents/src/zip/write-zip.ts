import { deflateSync, strToU8 } from "fflate";
import { crc32, type Entry, signatures, utf8Name } from "./entry.ts";

/** Midnight of 1 January 1980, the earliest time in the zip format. */
const zipEpoch = 0x00210000;

/** Compresses a new entry. By default its time is fixed, so that the same content always gives the same bytes. */
export function packEntry(name: string, bytes: Uint8Array, modified = zipEpoch): Entry {
  const packed = deflateSync(bytes);
  const nameBytes = strToU8(name);
  return { name, nameBytes, flags: utf8Name, method: 8, modified, crc: crc32(bytes), packed, size: bytes.length };
}

/** Returns a zip file with the given entries, in this order. Entries that are already compressed are copied. */
export function writeZip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const sizes = entries.map(({ nameBytes, packed }) => 30 + 46 + 2 * nameBytes.length + packed.length);
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 22));
  const view = new DataView(bytes.buffer);
  let position = 0;
  const uint16 = (value: number): void => {
    view.setUint16(position, value, true);
    position += 2;
  };
  const uint32 = (value: number): void => {
    view.setUint32(position, value, true);
    position += 4;
  };
  const all = (content: Uint8Array): void => {
    bytes.set(content, position);
    position += content.length;
  };
  /** Writes the fields that are the same in an entry's local header and in the directory. */
  const description = (entry: Entry): void => {
    uint16(20); // minimum version to unpack
    uint16(entry.flags);
    uint16(entry.method);
    uint32(entry.modified);
    uint32(entry.crc);
    uint32(entry.packed.length);
    uint32(entry.size);
    uint16(entry.nameBytes.length);
    uint16(0); // extra field
  };
  const starts = entries.map((entry) => {
    const start = position;
    uint32(signatures.local);
    description(entry);
    all(entry.nameBytes);
    all(entry.packed);
    return start;
  });
  const directory = position;
  for (const [index, entry] of entries.entries()) {
    uint32(signatures.central);
    uint16(20); // version that wrote it
    description(entry);
    uint16(0); // comment
    uint16(0); // disk
    uint16(0); // internal attributes
    uint32(0); // external attributes
    uint32(starts[index]!);
    all(entry.nameBytes);
  }
  const directoryLength = position - directory;
  uint32(signatures.end);
  uint32(0); // disks
  uint16(entries.length);
  uint16(entries.length);
  uint32(directoryLength);
  uint32(directory);
  uint16(0); // comment
  return bytes;
}
