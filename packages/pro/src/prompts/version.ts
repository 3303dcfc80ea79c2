/** Changes with every change of a prompt. */
export const promptVersion = "5";
