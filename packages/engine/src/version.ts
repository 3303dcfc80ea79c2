/** The engine's version, which changes whenever the output for some input changes. */
export const engineVersion = "0.2.0";
