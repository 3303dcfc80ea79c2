/** What the page says about a text with formatting. */
export const formattedStrings = { showMarkdown: "Show Markdown", edit: "Edit" } as const;
