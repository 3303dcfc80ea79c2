import { uiStrings } from "./strings.ts";
/** Shows the failure's id in the server's log, for support requests. Shows nothing without an id. */
export function ErrorId({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span className="block text-xs">{uiStrings.errorId(id)}</span>;
}
