import { z } from "zod";

const betaCodeLimits = { minLength: 4, maxLength: 40, maxUses: 100_000, maxNoteLength: 200 } as const;

const shape = /^[A-Z0-9](?:[A-Z0-9_-]*[A-Z0-9])$/;

/**
 * Normalizes a typed or pasted code to upper case, without whitespace, with any dash as a hyphen. Returns null if it
 * can't be a code, and an empty string if it is empty.
 */
export function normaliseBetaCode(typed: string): string | null {
  if (typed.length > 4 * betaCodeLimits.maxLength) return null;
  const code = typed
    .replace(/\s+/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase();
  if (code === "") return "";
  const { minLength, maxLength } = betaCodeLimits;
  return code.length >= minLength && code.length <= maxLength && shape.test(code) ? code : null;
}

/** Values that an operator can set by CLI or form. Empty fields count as omitted. */
export function newBetaCodeSchema(now: Date) {
  return z.object({
    /** If omitted, a random code is generated. */
    code: z
      .string()
      .optional()
      .transform((typed, context) => {
        const code = typed === undefined ? "" : normaliseBetaCode(typed);
        if (code !== null) return code === "" ? null : code;
        const { minLength, maxLength } = betaCodeLimits;
        return refuse(context, `Use ${minLength} to ${maxLength} letters, digits or hyphens`);
      }),
    maxUses: z
      .string()
      .trim()
      .optional()
      .transform((typed, context) => {
        if (!typed) return 1;
        const uses = Number(typed);
        if (!Number.isInteger(uses)) return refuse(context, "Enter a whole number");
        if (uses < 1) return refuse(context, "At least one person must be able to use it");
        if (uses > betaCodeLimits.maxUses)
          return refuse(context, `At most ${betaCodeLimits.maxUses.toLocaleString("en")} people`);
        return uses;
      }),
    /** A date, through the end of that day in UTC, or an ISO 8601 time. If omitted, the code never expires. */
    expiresAt: z
      .string()
      .trim()
      .optional()
      .transform((typed, context) => {
        if (!typed) return null;
        const expiresAt = readExpiry(typed);
        if (!expiresAt) return refuse(context, "Enter a date such as 2027-01-31");
        return expiresAt > now ? expiresAt : refuse(context, "This date has passed");
      }),
    note: z
      .string()
      .trim()
      .max(betaCodeLimits.maxNoteLength, `At most ${betaCodeLimits.maxNoteLength} characters`)
      .optional()
      // A note is a single line, and Postgres can't store NUL.
      .transform((typed) => typed?.replace(/[\p{Cc}\s]+/gu, " ").trim() || null),
  });
}

function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

export type NewBetaCode = z.infer<ReturnType<typeof newBetaCodeSchema>>;

function readExpiry(typed: string): Date | null {
  const day = z.iso.date().safeParse(typed);
  if (day.success) return new Date(`${day.data}T23:59:59.999Z`);
  const moment = z.iso.datetime({ offset: true }).safeParse(typed);
  return moment.success ? new Date(moment.data) : null;
}

export type BetaCodeState = "active" | "disabled" | "expired" | "used up";

/** Returns the first reason why the code can't be used, or "active". */
export function betaCodeState(
  code: { uses: number; maxUses: number; expiresAt: Date | null; disabledAt: Date | null },
  now: Date,
): BetaCodeState {
  if (code.disabledAt) return "disabled";
  if (code.expiresAt && code.expiresAt <= now) return "expired";
  return code.uses >= code.maxUses ? "used up" : "active";
}
