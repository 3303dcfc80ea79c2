import type { PublicSettings } from "@rewright/contract/settings";
import type { ReactNode } from "react";

/**
 * Holds the host of Humanize Pro's language model, and whether the model also compares its rewrites with the original.
 * Undefined while the page is prerendered.
 */
export type ProHosting = Pick<PublicSettings, "languageModelHost" | "secondReading"> | undefined;

/** Returns the sentences on where Humanize Pro sends texts. */
export function whereProRuns(hosting: ProHosting): ReactNode {
  if (hosting === undefined) {
    return "Pro runs there too, unless a language model is connected. In that case, when Pro rewrites a text, we send the text to that model, and the same model or a second one may compare the result with your text.";
  }
  const { languageModelHost, secondReading } = hosting;
  if (languageModelHost === null)
    return "Pro runs there too: no language model is connected, and we send your texts to no one.";
  return (
    <>
      When Pro rewrites a text (in Ultra run, with a free Pro rewrite or in a batch), we send the text to the language
      model at <strong>{languageModelHost}</strong>.{" "}
      {secondReading && "We send it a second time with the result, so that a model can compare the two. "}
      We don't send your name, your email address or your account ID with it.
    </>
  );
}
