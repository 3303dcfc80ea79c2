import { useEffect, useState } from "react";
import { Notice } from "#src/ui/notice.tsx";

/** Shows a message that the previous page left, for five seconds. */
export function PassingMessage({ message }: { message: string | undefined }) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    setShown(message);
    const timer = setTimeout(() => setShown(undefined), 5000);
    return () => clearTimeout(timer);
  }, [message]);
  if (!shown) return null;
  return (
    <div className="mb-5 overflow-hidden rounded-control">
      <Notice kind="info">{shown}</Notice>
    </div>
  );
}
