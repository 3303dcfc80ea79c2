import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";

/** For whoever is signed in and is no administrator. */
export function AccessDenied() {
  const navigate = useNavigate();

  function goBack(): void {
    // A page that was opened by its address has nothing behind it.
    const isFirst = !((history.state as { idx?: number } | null)?.idx ?? 0);
    if (isFirst) navigate("/", { replace: true });
    else navigate(-1);
  }

  return (
    <div className="mx-auto w-full max-w-300 px-4 py-20 md:px-6 md:py-32">
      <h1 className="text-display">Access Denied</h1>
      <p className="mt-4 max-w-prose text-pretty">You don't have permission to access this page.</p>
      <p className="mt-1 max-w-prose text-pretty text-soft">Only authorized admin users can access the admin panel.</p>
      <Button look="primary" size="large" className="mt-8" onClick={goBack}>
        Go Back
      </Button>
    </div>
  );
}
