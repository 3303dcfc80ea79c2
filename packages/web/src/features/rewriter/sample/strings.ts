export const strings = {
  title: "A real example, rewritten by our own engine",
  hint: "Select a change to see the reason.",
  changedTo: " changed to ",
  takenOut: "Removed",
  added: "Added",
  awaiting: "Your rewrite will appear here",
  rewriting: "Rewriting your text",
} as const;
