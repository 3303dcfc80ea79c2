export const uiStrings = {
  couldntCopy: "Couldn't copy",
  close: "Close",
  errorId: (id: string) => `Error ID: ${id}`,
  needsJavascriptWhich: (what: string) => `${what} needs JavaScript, which is turned off in this browser.`,
  notNow: "Not now",
  undo: "Undo",
  dismiss: "Dismiss",
} as const;
