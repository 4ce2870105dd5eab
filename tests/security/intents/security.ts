/** The Security tab of the team page. */
import { eq } from "drizzle-orm";
import * as schema from "#db/schema.ts";
import { atEach, type Row, type Rows, type World } from "./rows.ts";
import { givePassword, passwordOf } from "./settings.ts";

async function signInElsewhere({ app, company, made }: World): Promise<void> {
  const { access, db } = app.services;
  const { sessions } = schema;
  const others = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, company.userId));
  await access.startSession(company.userId, "Another device");
  const all = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, company.userId));
  made.session = all.find(({ id }) => others.every((other) => other.id !== id))?.id ?? "";
}

async function addPasskey({ app, company, made }: World): Promise<void> {
  const [row] = await app.services.db
    .insert(schema.passkeys)
    .values({
      userId: company.userId,
      credentialId: `key-${company.userId}`,
      publicKey: "",
      signatureCount: 0,
      name: `Key ${company.mark}`,
    })
    .returning({ id: schema.passkeys.id });
  made.passkey = row?.id ?? "";
}

async function addApp({ app, company }: World): Promise<void> {
  const { db, secretBox } = app.services;
  const { userId } = company;
  const secret = secretBox.seal("JBSWY3DPEHPK3PXP", userId);
  await db.insert(schema.authenticatorApps).values({ userId, secret, confirmedAt: new Date() });
}

async function connectService({ app, company }: World): Promise<void> {
  const { db, signInService } = app.services;
  const issuer = signInService?.issuer ?? "";
  const { userId } = company;
  await db.insert(schema.providerIdentities).values({ userId, issuer, subject: userId });
}

/** The password is the authorization, and another account's password doesn't count. */
const proved = (prepare?: Row["prepare"], fields: Row["fields"] = () => ({})): Row => ({
  fields: async (world, asker) => ({ proof: passwordOf(world), ...(await fields(world, asker)) }),
  prepare: async (world) => {
    await givePassword(world);
    await prepare?.(world);
  },
});
const itsPasskey: Row["fields"] = ({ made }) => ({ passkeyId: made.passkey ?? "" });

export const securityRows: Rows = atEach(["main/dashboard/team/security"], {
  "end-session": {
    fields: ({ made }) => ({ sessionId: made.session ?? "" }),
    prepare: signInElsewhere,
    proof: "answers",
  },
  "end-other-sessions": { prepare: signInElsewhere, stranger: "own" },
  "require-factor": { fields: () => ({ required: "true" }), stranger: "own" },
  "start-passkey": { ...proved(), proof: "answers" },
  "rename-passkey": {
    fields: ({ made }) => ({ passkeyId: made.passkey ?? "", name: "Renamed" }),
    prepare: addPasskey,
  },
  "remove-passkey": proved(addPasskey, itsPasskey),
  "start-app": proved(),
  "remove-app": proved(addApp),
  "renew-codes": proved(addPasskey),
  "connect-service": { ...proved(), proof: "answers" },
  "disconnect-service": proved(connectService),
});
