import { z } from "zod";
import { setMailChoice } from "#features/companies/website-mail.server.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import { checkMonths } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { checkTexts } from "./check-texts.ts";
import { saveTextCheck, saveUsualMonths } from "./text-checks.server.ts";

const months = z.string().min(1).transform(Number).pipe(z.literal(checkMonths));
/** Empty for the interval of all texts. */
const ownMonths = z.union([z.literal("").transform(() => null), months]);
const checkForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["confirm", "plan"]), id: z.uuid(), months: ownMonths }),
  z.object({ intent: z.literal("choose-usual"), months }),
  z.object({ intent: z.literal("choose-mail"), wantsMail: z.enum(["true", "false"]) }),
]);

/** Returns null for an unknown form. Throws only if the database is unavailable. */
export async function runCheckAction(
  { db, clock, log }: Pick<Services, "db" | "clock" | "log">,
  scope: OwnerScope,
  form: FormData,
): Promise<{ ok: true; toast: string } | Refused | null> {
  const asked = checkForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  const { intent } = asked;
  try {
    if (asked.intent === "choose-mail") {
      const wantsMail = asked.wantsMail === "true";
      await setMailChoice(db, scope, { topic: "checks", wantsMail });
      return { ok: true, toast: wantsMail ? checkTexts.mailOn : checkTexts.mailOff };
    }
    if (asked.intent === "choose-usual") {
      await db.transaction((tx) => saveUsualMonths(tx, scope, asked.months));
      return { ok: true, toast: checkTexts.usual };
    }
    const { id, months } = asked;
    const isConfirmed = asked.intent === "confirm";
    const now = clock.now();
    const isSaved = await db.transaction((tx) => saveTextCheck(tx, scope, { id, months, isConfirmed, now }));
    if (!isSaved) return refused(404, checkTexts.gone);
    return { ok: true, toast: isConfirmed ? checkTexts.confirmed : checkTexts.planned };
  } catch (error) {
    const event = "text check action failed";
    return refusalOf(error, { log, event, fields: { intent }, problem: checkTexts.failed });
  }
}
