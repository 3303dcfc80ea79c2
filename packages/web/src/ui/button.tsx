import clsx from "clsx";
import type { ComponentProps } from "react";

const looks = {
  primary:
    "bg-pencil text-on-pencil hover:bg-pencil-strong disabled:bg-well disabled:text-faint disabled:ring-1 disabled:ring-inset disabled:ring-hairline",
  quiet: "border border-control text-ink hover:bg-well disabled:border-hairline disabled:text-faint",
  danger: "bg-danger text-page hover:opacity-90 disabled:opacity-60",
  plain: "text-pencil hover:bg-pencil-wash aria-disabled:text-faint aria-disabled:hover:bg-transparent",
} as const;

const sizes = { large: "h-11 px-5 text-base", medium: "h-9 px-3 text-sm", small: "h-7 px-2 text-sm" } as const;

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: keyof typeof looks;
  readonly size?: keyof typeof sizes;
}

export function Button({ look = "quiet", size = "medium", className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(
        "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap",
        looks[look],
        sizes[size],
        className,
      )}
    />
  );
}
