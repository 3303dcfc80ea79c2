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
