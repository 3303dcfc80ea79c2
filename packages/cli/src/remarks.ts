import type { Report } from "@rewright/engine";
import type { Failure, ModelSettings, ProOutcome } from "@rewright/pro";

const faults: Readonly<Record<Failure, string>> = {
  timeout: "does not answer in time",
  connection: "cannot be reached",
  server: "fails",
  cut: "stops in the middle of its replies",
  busy: "is too busy",
  misconfigured: "refuses the key, the address or the model",
  rejected: "refuses the request",
  absurd: "does not speak the OpenAI protocol",
  unusable: "gives no usable reply",
  closed: "cannot be reached",
  ceiling: "has reached its daily limit",
  check: "wrote what could not be checked",
};

/**
 * Creates a function that returns remarks on a finished text, such as that the language model could not be reached.
 * Each remark is returned only once, even if it applies to several texts.
 */
export function createRemarks({ endpoints, secondReading }: ModelSettings): (outcome: ProOutcome<Report>) => string[] {
  const { baseUrl, model, checkModel = model } = endpoints[0]!;
  const { host } = new URL(baseUrl);
  let lastFault: Failure = "closed";
  const said = new Set<string>();
  return (outcome) => {
    // One that is left alone is so for what it did before.
    if (outcome.failure && outcome.failure !== "closed") lastFault = outcome.failure;
    const byLite = remarkOnLite(outcome, `the language model at ${host} ${faults[lastFault]}`);
    const isUnread = secondReading && outcome.result.sentences.some(({ checked }) => checked === "rules");
    const unread = `some sentences were checked by rules alone: ${checkModel} at ${host} gave no answer when asked to compare them`;
    const remarks = [...(byLite === undefined ? [] : [byLite]), ...(isUnread ? [unread] : [])];
    const unsaid = remarks.filter((remark) => !said.has(remark));
    for (const remark of remarks) said.add(remark);
    return unsaid;
  };
}

/**
 * Returns the reason why Humanize Lite wrote a text, or some of its sentences, in place of the language model. Returns
 * undefined if Humanize Lite wrote no part of the text.
 */
function remarkOnLite({ result, engine, isPartlyLite, failure }: ProOutcome<Report>, fault: string) {
  const isByLite = result.sentences.some(({ writer }) => writer === "lite");
  if (engine === "lite" && !failure && !isByLite) return "nothing that the language model wrote passed the checks";
  if ((engine !== "lite" && !isPartlyLite) || (!failure && !isByLite)) return undefined;
  const what =
    engine === "lite"
      ? "Lite, the rule-based engine, rewrote the text"
      : "Lite, the rule-based engine, rewrote some of the sentences";
  return `${what}: ${failure ? fault : "what the language model wrote did not pass the checks"}`;
}
