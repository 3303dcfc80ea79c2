const width = 72;

/**
 * Breaks lines that are longer than mail programs show at once between words; line ends that are there stay. A word that
 * is longer, such as a link, stays whole.
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
