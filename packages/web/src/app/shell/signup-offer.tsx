import { complimentaryCredits } from "@rewright/contract/plans";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { attempt } from "#src/api/attempt.ts";

function dismiss(): void {
  document.documentElement.dataset.offerDismissed = "";
  // A browser that refuses storage shows the offer again on the next page load.
  attempt(() => sessionStorage.setItem("offer-dismissed", "1"));
}

/** Shows what guests get for creating an account. Every page contains it, and CSS hides it from signed-in users. */
export function SignupOffer() {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <aside aria-label="Sign-up offer" className="only-guest signup-offer border-b border-hairline bg-pencil-wash">
      <div className="mx-auto flex max-w-300 items-center gap-3 px-4 md:px-6">
        <p className="flex-1 py-1.5 text-sm text-pretty">
          <strong className="font-semibold">{complimentaryCredits} free Pro rewrites</strong> when you sign up and
          verify your email.{" "}
          <Link to="/signup" className="font-medium text-pencil underline underline-offset-4">
            Sign up
          </Link>
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          className="-mr-2.5 grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-page hover:text-ink"
          onClick={() => {
            dismiss();
            setDismissed(true);
          }}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </aside>
  );
}
