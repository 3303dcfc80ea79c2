const width = 72;

/**
 * Wraps long lines between words to the width that mail programs show. Keeps existing line breaks. A word longer than a
 * line, such as a link, is not split.
 */
export function wrapText(text: string): string {
  return text.split("\n").flatMap(wrapLine).join("\n");
}

function wrapLine(line: string): string[] {
  const lines: string[] = [];
  let last = "";
  for (const word of line.split(" ")) {
    const longer = last === "" ? word : `${last} ${word}`;
    if (longer.length > width && last !== "") {
      lines.push(last);
      last = word;
    } else last = longer;
  }
  return [...lines, last];
}
