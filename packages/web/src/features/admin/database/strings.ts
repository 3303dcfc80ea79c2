export const databaseStrings = {
  userRow: "User row",
  openInUserManagement: "Open in User Management",
  rowFailed: "We couldn't load this row.",
  fields: "Fields",
  currentUsage: "Current usage",
  sessions: (length: number) => `Sessions (${length})`,
  noOpenSessions: "No open sessions.",
  grants: (length: number) => `Grants (${length})`,
  noPremiumGrants: "No Premium grants.",
  everyAccountAsStored: "Every account as stored, without secrets.",
  noAccountsYet: "No accounts yet.",
} as const;
