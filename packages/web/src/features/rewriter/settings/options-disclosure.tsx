import { ChevronRight } from "lucide-react";
import { useLoaded } from "#src/ui/use-loaded.ts";
import { loadMoreOptions } from "../load-parts.ts";
import { describeOptions } from "./describe-options.ts";
import type { MoreOptionsProps } from "./more-options.tsx";

/**
 * Shows the less common options, whose code is loaded when they are opened. While they are closed, a summary shows
 * which are set.
 */
export function OptionsDisclosure(props: MoreOptionsProps) {
  const [MoreOptions, ask] = useLoaded(loadMoreOptions);
  return (
    <details className="group md:mb-5" onToggle={ask}>
      <summary className="inline-flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 rounded-control text-sm">
        <ChevronRight size={16} aria-hidden className="text-soft group-open:rotate-90" />
        <span className="font-medium">{props.hasTone ? "Tone, spelling" : "Spelling"}, words to keep</span>
        <span className="text-soft group-open:hidden">{describeOptions(props.settings, props.hasTone)}</span>
      </summary>
      {MoreOptions && <MoreOptions {...props} />}
    </details>
  );
}
