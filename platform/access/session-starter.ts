/** Starts a session for a user authenticated without a password. Never reachable over HTTP. */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

export function sessionStarter() {
  return {
    id: "session-starter",
    endpoints: {
      startSession: createAuthEndpoint(
        "/start-session",
        { method: "POST", body: z.object({ userId: z.uuid() }), metadata: { SERVER_ONLY: true } },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.userId);
          if (!user) throw new Error("there is no such user");
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return { sessionId: session.id };
        },
      ),
    },
  };
}
