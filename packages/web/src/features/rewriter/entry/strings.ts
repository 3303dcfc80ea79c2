/** What the page says about putting a text into the tool and taking it out. */
export const entryStrings = {
  paste: "Paste",
  clear: "Clear",
  cleared: "Text cleared.",
  undo: "Undo",
  nothingToPaste: "There is no text on the clipboard.",
  pasteRefused: "Your browser blocked the clipboard. Paste into the box instead, with Ctrl+V or ⌘V.",
} as const;
