/**
 * Returns a function that converts a position in characters (Unicode code points) to one in UTF-16 units. Positions
 * must be given in ascending order.
 */
export function utf16Positions(text: string): (characters: number) => number {
  let characters = 0;
  let units = 0;
  return (wanted) => {
    if (wanted < characters) [characters, units] = [0, 0];
    while (characters < wanted && units < text.length) {
      units += text.codePointAt(units)! > 0xffff ? 2 : 1;
      characters++;
    }
    return units;
  };
}
