/** Returns a listed string with empty braces for each value that is put into it. */
export function withoutValues(text: string): string {
  let plain = text;
  for (let last = ""; last !== plain; ) {
    last = plain;
    plain = plain.replace(/\{[^{}]+\}/g, "{}").replaceAll("{{}}", "{}");
  }
  return plain;
}
