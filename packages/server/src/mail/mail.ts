/** Holds the content of a mail, before it is converted to text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  /** A link that the mail shows as a button and as text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Advice for recipients who did not expect the mail. */
  readonly footnote?: string;
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string;
}
