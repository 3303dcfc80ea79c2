/** The labels of the example texts. The texts themselves are loaded when one is chosen. */
export const exampleLabels = ["A stiff report", "A formal email"] as const;
