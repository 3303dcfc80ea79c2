import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Creates a session that ends when the browser closes, for a user whose identity has been verified. Only the server can
 * call it.
 */
export const sessionPlugin = {
  id: "enter",
  endpoints: {
    enter: createAuthEndpoint(
      "/enter",
      { method: "POST", body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw context.error("UNAUTHORIZED", { code: "USER_NOT_FOUND" });
        const session = await internalAdapter.createSession(user.id, true);
        await setSessionCookie(context, { session, user }, true);
        return context.json({ userId: user.id });
      },
    ),
  },
} as const;
