export const databaseStrings = {
  userRow: "User details",
  openInUserManagement: "Open in User Management",
  rowFailed: "We couldn't load this user.",
  fields: "Fields",
  currentUsage: "Current usage",
  sessions: (length: number) => `Sessions (${length})`,
  noOpenSessions: "No active sessions",
  grants: (length: number) => `Premium grants (${length})`,
  noPremiumGrants: "No Premium grants",
  everyAccountAsStored: "All accounts as stored, without passwords and other secrets.",
  noAccountsYet: "No accounts yet",
} as const;
