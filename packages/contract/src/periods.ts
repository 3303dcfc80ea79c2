/** The number of days for which private mode works without a connection, before the plan must be checked again. */
export const privateModeDays = 7;

/** The times for which personal data is kept, and for which links and sessions are valid. */
export const periods = {
  /**
   * The days for which a session with "Remember me" is valid. Any other session ends with the browser, or after
   * `browserSessionHours`.
   */
  rememberedSessionDays: 30,
  browserSessionHours: 24,
  mailedLinkMinutes: 60,
  /** The longest time for which sign-in and similar attempts are counted. */
  attemptMinutes: 60,
  /**
   * The days for which an address or browser with a successful login stays known. Failed attempts elsewhere do not lock
   * it out.
   */
  knownAddressDays: 90,
  /**
   * The days for which the empty row of a deleted history item is kept. The row prevents other browsers from restoring
   * the item.
   */
  deletedHistoryDays: 60,
  /** The days for which a processed event of the payment provider is kept, without its content. */
  billingEventDays: 90,
  /** The days for which entries of the audit log are kept. */
  auditDays: 730,
  /** The days for which the number of rewrites per account and day is kept. */
  activityDays: 760,
  /** The days for which messages from the contact form are kept. */
  contactMessageDays: 365,
  /** The interval in minutes at which expired data is deleted. */
  cleanUpMinutes: 60,
} as const;
