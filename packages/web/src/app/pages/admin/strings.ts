export const adminPageStrings = {
  accessDenied: "Access Denied",
  youDontHavePermission: "You don't have permission to access this page.",
  onlyAuthorizedAdminUsers: "Only authorized admin users can access the admin panel.",
  goBack: "Go Back",
  thisPartOfTheAdmin: "This part of the admin panel",
  loadingTheAdminPanel: "Loading the admin panel",
  adminPanel: "Admin panel",
  searchThisTable: "Search this table",
  searchUsers: "Search users",
} as const;
