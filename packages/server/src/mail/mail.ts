/** Holds a mail's content, before it is laid out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain paragraphs. */
  readonly paragraphs: readonly string[];
  /** One action, shown as a button and as a written-out link. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Advice for recipients who did not expect the mail. */
  readonly footnote?: string;
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string;
}
