export const editingStrings = {
  reason: "Edited by you.",
  spaces: (text: string) => (text.includes("\n") ? "(line break)" : text && "(space)"),
  edit: "Edit",
  done: "Done",
  undo: "Undo",
  redo: "Redo",
  field: "Edit the rewritten text",
  editing: "You can now edit the result.",
  help: "Your edits are listed under Changes, where you can undo them. Press Esc or Done to stop editing.",
  changed: "changed",
  kept: "protected: names, numbers, quotations",
  readingKeys:
    "Arrow keys move through sentences and changes. Enter opens alternatives. When the whole text has focus, Enter starts editing.",
} as const;
