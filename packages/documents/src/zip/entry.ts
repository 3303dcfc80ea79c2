/** An entry of a zip file, still compressed. */
export interface Entry {
  readonly name: string;
  readonly nameBytes: Uint8Array;
  /** The flags of the zip format. Bit 11 means that the name is in UTF-8. */
  readonly flags: number;
  /** The compression method: 0 for stored, 8 for deflated. */
  readonly method: number;
  /** The modification time and date in MS-DOS format, as one number. */
  readonly modified: number;
  readonly crc: number;
  /** The compressed bytes. */
  readonly packed: Uint8Array;
  /** The uncompressed size, as stated in the zip file. */
  readonly size: number;
}

export const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
export const utf8Name = 0x800;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Computes the checksum of an entry (CRC-32, ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
