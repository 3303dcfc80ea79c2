interface DirectLabelProps {
  /** The position of the bar or the point. */
  readonly box: Readonly<Record<"x" | "y" | "width" | "height", number | string | undefined>>;
  /** True to place the label below the bar or the point. */
  readonly below: boolean;
  /** True near the right edge, where a long centred label would be cut off. */
  readonly end: boolean;
  readonly text: string;
}

/** The approximate width of a digit in a label, in pixels. */
const digitWidth = 8;
const roomAtEnd = 16;

/** Shows a value beside its bar or point in a chart. */
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
      // Keeps the number readable above other parts of the chart.
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
