/** A file in a zip, as it lies there. */
export interface Entry {
  readonly name: string;
  readonly nameBytes: Uint8Array;
  /** Bit 11: the name is in UTF-8. */
  readonly flags: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  /** Time and date as MS-DOS writes them, in one number. */
  readonly modified: number;
  readonly crc: number;
  /** The bytes as they lie in the zip. */
  readonly packed: Uint8Array;
  /** How many bytes it says it inflates to. */
  readonly size: number;
}

export const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
export const utf8Name = 0x800;
