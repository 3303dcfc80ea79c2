import type { PublicSettings } from "@rewright/contract/settings";
import type { ReactNode } from "react";

/** Where the language model of Humanize Pro runs, and whether it reads a second time; undefined in a page as it is built. */
export type ProPlace = Pick<PublicSettings, "languageModelHost" | "secondReading"> | undefined;

/** Says where texts go that Humanize Pro rewrites. */
export function whereProRuns(place: ProPlace): ReactNode {
  if (place === undefined) {
    return "Humanize Pro runs there too, unless the operator has set up a language model for it: then the texts that it rewrites are sent to that model, and what it wrote may be compared with them by the same model or a second one.";
  }
  const { languageModelHost, secondReading } = place;
  if (languageModelHost === null)
    return "Humanize Pro runs there too: no language model is set up, and no text is sent anywhere.";
  return (
    <>
      Texts that Humanize Pro rewrites are sent to the language model at <strong>{languageModelHost}</strong>: those of
      Ultra run, of complimentary generations and of batch uploads.{" "}
      {secondReading && "They are sent there a second time beside what was written, so that a model compares the two. "}
      Your name, your e-mail address and the number of your account are not sent with them.
    </>
  );
}
