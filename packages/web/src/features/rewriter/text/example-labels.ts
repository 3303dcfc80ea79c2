/** Lists the labels of the examples; their texts load when one is chosen. */
export const exampleLabels = ["A stiff report", "A formal email"] as const;
