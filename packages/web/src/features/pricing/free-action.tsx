import { useSession } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

/** The way to the free plan. */
export function FreeAction() {
  const { user } = useSession();
  if (!user) {
    return (
      <LinkButton to="/signup" look="quiet" className="w-full">
        Get Started Free
      </LinkButton>
    );
  }
  if (user.plan === "premium") return <p className="text-sm text-soft">It is yours again when Premium ends.</p>;
  return (
    <Button size="large" className="w-full" disabled>
      Current Plan
    </Button>
  );
}
