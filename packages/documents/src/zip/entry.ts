/** An entry of a zip, still packed. */
export interface Entry {
  readonly name: string;
  readonly nameBytes: Uint8Array;
  /** Bit 11: the name is in UTF-8. */
  readonly flags: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  /** The time and date in MS-DOS format, in one number. */
  readonly modified: number;
  readonly crc: number;
  /** The packed bytes. */
  readonly packed: Uint8Array;
  /** The unpacked size that the zip states. */
  readonly size: number;
}

export const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
export const utf8Name = 0x800;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Computes the checksum that zip files store for each entry (CRC-32, ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
