/**
 * A note on the result. A note about a possible mistake has the mistake's position in the rewritten text, and
 * corrections.
 */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly offset?: number | undefined;
  readonly length?: number | undefined;
  readonly kind?: string | undefined;
  readonly fixes?: readonly string[] | undefined;
}
