export const appStrings = {
  partOfThisPage: "Part of this page didn't load",
  somethingWentWrong: "Something went wrong on this page",
  pageTitle: (title: string, productName: string) => `${title} · ${productName}`,
  yourConnectionMay:
    "Your connection may have dropped, or we updated the site while this page was open. Your text is saved in this tab.",
  yourTextIsSaved:
    "Your text is saved in this tab. Reloading usually helps. If it doesn't, tell us what you were doing.",
  reloadThePage: "Reload the page",
  goHome: "Go to the home page",
  contactUs: "Contact us",
  theListOfShortcuts: "the keyboard shortcuts",
  notices: "Notices",
  rewritingIsPaused: "Rewriting is paused for maintenance. Your text is saved in this tab. Please try again later.",
  couldNotBeLoaded: (what: string) => `We couldn't load ${what}. Please check your connection and try again.`,
  tryAgain: "Try Again",
  close: "Close",
  history: "History",
} as const;
