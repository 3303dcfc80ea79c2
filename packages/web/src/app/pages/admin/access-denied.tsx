import { useNavigate } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { adminPageStrings } from "./strings.ts";

/** Tells signed-in users who are not administrators that they have no access. */
export function AccessDenied() {
  const navigate = useNavigate();

  function goBack(): void {
    // A page that was opened by its address has no earlier page to return to.
    const isFirst = !((history.state as { idx?: number } | null)?.idx ?? 0);
    if (isFirst) navigate("/", { replace: true });
    else navigate(-1);
  }

  return (
    <div className="mx-auto w-full max-w-300 px-4 py-20 md:px-6 md:py-32">
      <h1 className="text-display">{adminPageStrings.accessDenied}</h1>
      <p className="mt-4 max-w-prose text-pretty">{adminPageStrings.youDontHavePermission}</p>
      <p className="mt-1 max-w-prose text-pretty text-soft">{adminPageStrings.onlyAuthorizedAdminUsers}</p>
      <Button look="primary" size="large" className="mt-8" onClick={goBack}>
        {adminPageStrings.goBack}
      </Button>
    </div>
  );
}
