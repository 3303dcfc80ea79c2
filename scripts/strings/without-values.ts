/** Returns a string in which each value to be inserted is replaced by "{}". */
export function withoutValues(text: string): string {
  let plain = text;
  for (let last = ""; last !== plain; ) {
    last = plain;
    plain = plain.replace(/\{[^{}]+\}/g, "{}").replaceAll("{{}}", "{}");
  }
  return plain;
}
