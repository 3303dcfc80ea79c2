/** A note on the result. One about a possible mistake has its position in the rewritten text and corrections. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly offset?: number;
  readonly length?: number;
  readonly kind?: string;
  readonly fixes?: readonly string[];
}
