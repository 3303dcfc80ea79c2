import clsx from "clsx";
import type { ComponentProps, MouseEvent } from "react";

const looks = {
  primary:
    "bg-pencil text-on-pencil hover:bg-pencil-strong off:bg-well off:text-faint off:ring-1 off:ring-inset off:ring-hairline",
  quiet: "border border-control text-ink hover:bg-well off:border-hairline off:bg-transparent off:text-faint",
  danger: "bg-danger text-page hover:opacity-90 off:opacity-60",
  plain: "text-pencil hover:bg-pencil-wash off:bg-transparent off:text-faint",
} as const;

const sizes = { large: "h-11 px-5 text-base", medium: "h-9 px-3 text-sm", small: "h-7 px-2 text-sm" } as const;

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: keyof typeof looks;
  readonly size?: keyof typeof sizes;
  /**
   * True while the button's action runs. The button then ignores clicks but keeps the focus, which a disabled button
   * would lose.
   */
  readonly waiting?: boolean;
}

export function Button({
  look = "quiet",
  size = "medium",
  waiting = false,
  className,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(waiting && { "aria-disabled": true })}
      onClick={waiting ? ignore : onClick}
      className={clsx(
        "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap",
        looks[look],
        sizes[size],
        className,
      )}
    />
  );
}

/** Ignores a click, so that the form is not submitted. */
const ignore = (event: MouseEvent) => event.preventDefault();
