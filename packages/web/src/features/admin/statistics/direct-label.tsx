interface DirectLabelProps {
  /** Where the bar or the point is. */
  readonly box: Readonly<Record<"x" | "y" | "width" | "height", number | string | undefined>>;
  /** The bar goes downward. */
  readonly below: boolean;
  /** Near the right edge, where a long label in the middle would be cut off. */
  readonly end: boolean;
  readonly text: string;
}

/** About the width of a digit in the size of labels, and of the margin of a chart. */
const digitWidth = 8;
const roomAtEnd = 16;

/** A number beside what it is of, so that nobody has to look across to an axis. */
export function DirectLabel({ box, below, end, text }: DirectLabelProps) {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => Number(value ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const atEnd = end && (text.length * digitWidth) / 2 > width / 2 + roomAtEnd;
  return (
    <text
      x={atEnd ? x + width + (width === 0 ? 8 : 0) : x + width / 2}
      y={below ? Math.max(y, y + height) + 13 : Math.min(y, y + height) - 6}
      textAnchor={atEnd ? "end" : "middle"}
      // Readable over what it may lie on.
      stroke="var(--sheet)"
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink text-xs font-medium"
    >
      {text}
    </text>
  );
}
