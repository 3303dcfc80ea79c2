export const formattedStrings = { showMarkdown: "Show Markdown", edit: "Edit" } as const;
