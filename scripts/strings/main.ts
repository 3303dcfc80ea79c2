import { listStrings } from "./list-strings.ts";

// Prints every string that people read with its place; with a word behind it, only the strings that have it.
const wanted = process.argv.slice(2).join(" ").toLowerCase();
for (const { place, text } of listStrings()) {
  if (text.toLowerCase().includes(wanted)) console.log(`${place}  ${text}`);
}
