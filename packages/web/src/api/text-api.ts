import { createContext, useContext } from "react";
import { call } from "./call.ts";

/**
 * Holds the function that answers requests about a text: by the server or, in private mode, by the engine on this
 * device. If it fails, the other one is not used instead.
 */
export const TextApi = createContext(call);

/** Returns the function that answers requests about a text. */
export const useTextApi = () => useContext(TextApi);
