export const entryStrings = {
  paste: "Paste",
  clear: "Clear",
  cleared: "Cleared.",
  undo: "Undo",
  nothingToPaste: "The clipboard has no text.",
  pasteRefused: "Your browser blocked the clipboard. Paste into the box instead, with Ctrl+V or ⌘V.",
} as const;
