import clsx from "clsx";

const widths = ["w-full", "w-11/12", "w-full", "w-10/12", "w-full", "w-2/3"];

/** Shows animated lines in place of text that has not arrived yet. */
export function Waiting({ lines = widths.length }: { lines?: number | undefined }) {
  return (
    <div aria-hidden="true" className="py-1">
      {widths.slice(-lines).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by position
        <div key={index} className={clsx("draft-line", width)}>
          <i />
        </div>
      ))}
    </div>
  );
}
