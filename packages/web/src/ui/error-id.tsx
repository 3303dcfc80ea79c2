import { uiStrings } from "./strings.ts";
/** Shows the id of an error in the server's log, for support requests. Without an id, shows nothing. */
export function ErrorId({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span className="block text-xs">{uiStrings.errorId(id)}</span>;
}
