/** What the examples of an empty tool are called; their texts come when one is asked for. */
export const exampleLabels = ["A stiff report", "A formal email"] as const;
