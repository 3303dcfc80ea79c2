import { useEffect, useRef, useState } from "react";

export interface ResetTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/**
 * Returns the two tokens of the email's link for a new password. They are removed from the URL immediately and kept in
 * memory only. Undefined until they are read, null if one is missing.
 */
export function useResetTokens(): ResetTokens | null | undefined {
  const [tokens, setTokens] = useState<ResetTokens | null>();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const query = new URLSearchParams(location.search);
    history.replaceState(history.state, "", location.pathname);
    const [access_token, refresh_token] = [query.get("access_token"), query.get("refresh_token")];
    setTokens(access_token && refresh_token ? { access_token, refresh_token } : null);
  }, []);
  return tokens;
}
