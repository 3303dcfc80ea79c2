/** Increases with every change of the instructions to the model. */
export const promptVersion = "5";
