import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Creates a session for a user whose identity was already verified. Without "remember me", the session ends when the
 * browser closes. Clients cannot call this endpoint.
 */
export const sessionPlugin = {
  id: "enter",
  endpoints: {
    enter: createAuthEndpoint(
      "/enter",
      {
        method: "POST",
        body: z.object({ userId: z.string(), isRemembered: z.boolean() }),
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { internalAdapter } = context.context;
        const { userId, isRemembered } = context.body;
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw context.error("UNAUTHORIZED", { code: "USER_NOT_FOUND" });
        const session = await internalAdapter.createSession(user.id, !isRemembered);
        await setSessionCookie(context, { session, user }, !isRemembered);
        return context.json({ userId: user.id });
      },
    ),
  },
} as const;
