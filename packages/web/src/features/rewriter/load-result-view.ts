import { CallError } from "../../api/call.ts";

type ResultView = typeof import("./result-view.tsx")["default"];

let view: Promise<ResultView> | undefined;

/** The result's view. It is a file of its own, as the first screen does without it; a failure is not remembered. */
export function loadResultView(): Promise<ResultView> {
  view ??= import("./result-view.tsx").then(
    (module) => module.default,
    () => {
      view = undefined;
      throw new CallError("no_connection", "Network error - please check your connection");
    },
  );
  return view;
}
