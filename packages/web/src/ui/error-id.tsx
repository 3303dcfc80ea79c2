import { uiStrings } from "./strings.ts";
/** What names a failure in the server's log, for whoever asks about it. Nothing where the failure has none. */
export function ErrorId({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span className="block text-xs">{uiStrings.errorId(id)}</span>;
}
