/** Returns the source of a pattern that matches the text and nothing else. */
export function literal(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");
}
