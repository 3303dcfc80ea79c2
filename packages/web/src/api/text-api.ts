import { createContext, useContext } from "react";
import { call } from "./call.ts";

/**
 * Holds the function that answers requests about a text: the server, or in private mode the engine on this device. It
 * is never exchanged because the other one fails.
 */
export const TextApi = createContext(call);

/** Returns the function that answers requests about a text. */
export const useTextApi = () => useContext(TextApi);
