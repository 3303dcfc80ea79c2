/** Logs messages for the operator. They never contain a text, a prompt, an answer or a key. */
export interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
