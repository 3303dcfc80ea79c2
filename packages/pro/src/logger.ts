/** Where to tell the operator something; never anything of a text, a prompt, an answer or a key. */
export interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
