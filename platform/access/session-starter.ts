/** Starts a session for a user who proved everything that the account requires. Never reachable over HTTP. */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { secondFactors } from "#db/schema.ts";

export function sessionStarter() {
  return {
    id: "session-starter",
    endpoints: {
      startSession: createAuthEndpoint(
        "/start-session",
        {
          method: "POST",
          body: z.object({
            userId: z.uuid(),
            secondFactor: z.enum(secondFactors).nullable(),
            activeCompanyId: z.uuid().nullable(),
          }),
          metadata: { SERVER_ONLY: true },
        },
        async (context) => {
          const { internalAdapter } = context.context;
          const { userId, ...fields } = context.body;
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new Error("there is no such user");
          const session = await internalAdapter.createSession(user.id, false, fields);
          await setSessionCookie(context, { session, user });
          return { sessionId: session.id };
        },
      ),
    },
  };
}
