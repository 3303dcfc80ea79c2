import { Moon, Sun } from "lucide-react";
import { attempt } from "#src/api/attempt.ts";

function toggleTheme(): void {
  const root = document.documentElement;
  const shown = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = shown === "dark" ? "light" : "dark";
  root.dataset.theme = next;
  for (const color of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    color.media = color.dataset.of === next ? "all" : "not all";
  }
  // A browser that refuses storage keeps the choice for this page only.
  attempt(() => localStorage.setItem("theme", next));
}

/** Shows a button that switches between light and dark. Both icons are in the page, and CSS shows the right one. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Switch between light and dark mode"
      title="Switch between light and dark mode"
      className="-mr-2.5 grid size-10 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
    >
      <Sun size={18} aria-hidden className="theme-icon-light" />
      <Moon size={18} aria-hidden className="theme-icon-dark" />
    </button>
  );
}
