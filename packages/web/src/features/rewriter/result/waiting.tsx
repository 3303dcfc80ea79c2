import clsx from "clsx";

const widths = ["w-full", "w-11/12", "w-full", "w-10/12", "w-full", "w-2/3"];

/** Lines that are struck out and written anew, where text is still to come. */
export function Waiting({ lines = widths.length }: { lines?: number | undefined }) {
  return (
    <div aria-hidden="true" className="py-1">
      {widths.slice(-lines).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand for positions
        <div key={index} className={clsx("draft-line", width)}>
          <i />
        </div>
      ))}
    </div>
  );
}
