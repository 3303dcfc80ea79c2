import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Shows questions whose answers can be opened, even before any script has loaded. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex items-center justify-between gap-4 rounded-control py-4 text-base font-medium hover:text-pencil">
            {question}
            <Plus
              size={18}
              aria-hidden
              className="shrink-0 text-soft transition-transform duration-150 ease-out group-open:rotate-45 motion-reduce:transition-none"
            />
          </summary>
          <p className="max-w-prose pb-5 text-base text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
