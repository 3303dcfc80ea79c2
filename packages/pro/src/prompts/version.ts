/** Changes with every change of what the model is told. */
export const promptVersion = "5";
