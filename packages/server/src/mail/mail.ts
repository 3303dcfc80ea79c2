/** A mail as it is written, before it is laid out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain paragraphs. */
  readonly paragraphs: readonly string[];
  /** One thing to do, as a button, with its address also spelled out. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What to do when the mail was not expected. */
  readonly footnote?: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
}
