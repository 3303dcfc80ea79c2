/** The engine's version. It changes whenever the same input may give other bytes. */
export const engineVersion = "0.2.0";
