const codeLine =
  /[;{}]$|^(?:[}\])]|\/\/|#include|>>> |\$ \S|@\w+$|(?:const|let|var|def|class|function|import|export|return|public|private|static|fn|func|package|using|elif|SELECT|INSERT|UPDATE|CREATE)\b[^.!?]*[(){}=;:*])/;

/** Returns whether lines are source code without a fence. */
export function looksLikeCode(lines: readonly string[]): boolean {
  let code = 0;
  for (const line of lines) {
    const isProse = /\p{L}{3,20} \p{L}{2,20} \p{L}{2,20} \p{L}{2}/u.test(line) && !/[{}()=]/.test(line);
    if (!isProse && codeLine.test(line)) code++;
  }
  return lines.length === 1 ? code === 1 && /[({=]/.test(lines[0]!) : code * 5 >= lines.length * 3;
}

/** Returns whether lines have columns separated by tabs or by several spaces. */
export function looksLikeTable(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  return lines.every(
    (line) => /\t| {3}/.test(line) && line.split(/\t+| {3,}/).filter((cell) => cell.trim()).length >= 2,
  );
}

const mailHeader = /^(?:subject|title|re|fwd?|topic|from|to|cc|bcc|date|sent|attachments?):\s+\S/i;
const sentenceStart = /^(?:I|We|You|He|She|It|They|This|These|Those|That|There|Please|Thank|Thanks|Let|If|When)\b/i;

/**
 * Returns how likely a line is a heading: "sure" if it looks like a title or mail header, "perhaps" if it is short, has
 * no full stop and does not begin like a sentence.
 */
export function titleLikeness(line: string): "sure" | "perhaps" | "no" {
  if (line.length > 120) return "no";
  const plain = line.replace(/^[*_#\s]+|[*_#\s]+$/g, "");
  if (mailHeader.test(plain)) return "sure";
  if (/[.!…;,][\])"'”’]*$/.test(plain) || !/^[\p{Lu}\p{N}"“'‘]/u.test(plain)) return "no";
  const words = plain.split(/\s+/);
  const long = words.filter((word) => /^[\p{L}\p{N}"“'‘(]/u.test(word) && word.length >= 4);
  const capital = long.filter((word) => /^["“'‘(]?[\p{Lu}\p{N}]/u.test(word));
  if (/[?:]$/.test(plain) && words.length > 5 && capital.length < long.length) return "no";
  if (words.length <= 16 && long.length >= 2 && capital.length >= long.length * 0.75) return "sure";
  return words.length <= 8 && !plain.endsWith("?") && !sentenceStart.test(plain) ? "perhaps" : "no";
}
