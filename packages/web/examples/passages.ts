import type { Mode } from "@rewright/engine";

/** Holds the passage whose rewrite the first screen shows. It was written for the product. */
export const samplePassage =
  "It is important to note that the library serves as a quiet place to study. In 2025, 41 volunteers utilized its reading room " +
  "in order to assist 340 students prior to their exams. “We come for the silence,” said Maria Okafor.";

/** Holds a sentence for each style that this style changes and others do not. They were written for the product. */
export const stylePassages: Record<Mode, string> = {
  free: "It is important to note that we utilized the crane prior to the storm.",
  standard: "Moreover, the team commenced the work in order to assist the residents.",
  academic: "A lot of residents didn’t use the buses because the stops weren’t near their homes.",
  simple: "The mill was built in 1890 and was restored prior to the war, and it now houses numerous exhibits.",
  formal: "We can’t ship your order until Monday, so please let us know if you want to cancel it.",
  informal: "We would like to inform you that it is not possible to obtain a refund.",
  expand: "When choosing a plan, check the report she wrote on water quality.",
  shorten: "It is absolutely essential that each and every member votes at this point in time.",
};

/** Holds a passage of which each strength changes more than the next lower one. It was written for the product. */
export const strengthPassage =
  "It is important to note that the museum is currently seeking additional volunteers. Furthermore, they will assist visitors, " +
  "and they will receive training prior to commencing their work, which ensures that everyone obtains sufficient support.";
