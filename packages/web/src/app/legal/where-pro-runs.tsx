import type { ReactNode } from "react";

/**
 * Where texts go that Humanize Pro rewrites.
 * @param modelHost the host of its language model; null where there is none, undefined in a page as it is built
 */
export function whereProRuns(modelHost: string | null | undefined): ReactNode {
  if (modelHost === null)
    return "Humanize Pro runs there too: no language model is set up, and no text is sent anywhere.";
  if (modelHost === undefined) {
    return "Humanize Pro runs there too, unless the operator has set up a language model for it: then the texts that it rewrites are sent to that model, and what it wrote may be compared with them by the same model or a second one.";
  }
  return (
    <>
      Texts that Humanize Pro rewrites are sent to the language model at <strong>{modelHost}</strong>: those of Ultra
      run, of complimentary generations and of batch uploads. They may be sent there a second time with what was
      written, so that the same model or a second one compares the two. Your name, your e-mail address and the number of
      your account are not sent with them.
    </>
  );
}
