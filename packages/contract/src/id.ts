import { z } from "zod";

/** An id that a request names, in lower case as ids are stored: here and there they are compared as texts. */
export const id = (error?: string) => z.uuid(error).toLowerCase();
