/** Schemas of the settings forms. They list every accepted field, so a form can't write any other column. */
import { z } from "zod";
import type { Refused, Versioned } from "#shared/action-outcome.ts";
import { heroPatterns } from "#shared/center-settings.ts";
import { domainTypes } from "#shared/enumerations.ts";
import { readHexColor } from "#shared/hex-color.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { reservedText, settingsTexts } from "./settings-texts.ts";
import {
  type AppearanceValues,
  fontFamilies,
  type HelpCenterValues,
  nameChoices,
} from "./settings-values.ts";
import { isReservedSubdomain } from "./subdomain.ts";

const version = z.coerce.number().int().min(1);
/** Browsers don't post unchecked checkboxes. */
const checkbox = z
  .literal("true")
  .optional()
  .transform((value) => value === "true");

const subdomain = z
  .string()
  .trim()
  .max(200)
  .regex(/^[a-z0-9-]*$/, settingsTexts.wrongSubdomain)
  .refine(
    (name) => name === "" || /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name),
    settingsTexts.invalidSubdomain,
  )
  .superRefine((name, context) => {
    if (isReservedSubdomain(name)) context.addIssue({ code: "custom", message: reservedText(name) });
  });

const websiteUrl = z.string().transform((typed, context) => {
  if (typed.trim() === "") return "";
  const read = parseSiteUrl(typed);
  if ("url" in read) return read.url.href;
  context.addIssue({ code: "custom", message: read.error });
  return z.NEVER;
});

/** "" stays "". */
export function readWebsiteUrl(typed: string): { url: string } | { error: string } {
  const { data, error } = websiteUrl.safeParse(typed);
  return data === undefined ? { error: error?.issues[0]?.message ?? "" } : { url: data };
}

const color = z.string().transform((typed, context) => {
  const read = readHexColor(typed);
  if (read) return read;
  context.addIssue({ code: "custom", message: settingsTexts.wrongColor });
  return z.NEVER;
});

const helpCenterForm = z.object({
  version,
  subdomain,
  websiteUrl,
  isPublic: checkbox,
  domainType: z.enum(domainTypes),
  customDomain: z.string().trim().max(2_000),
  searchEnabled: checkbox,
  searchFaqs: checkbox,
  searchContent: checkbox,
  searchGuides: checkbox,
  searchVideos: checkbox,
  answersEnabled: checkbox,
  answersFromWebsite: checkbox,
  answersWithModel: checkbox,
});

const appearanceForm = z.object({
  version,
  primaryColor: color,
  secondaryColor: z.union([z.literal(""), color], settingsTexts.wrongColor),
  backgroundColor: color,
  fontFamily: z.enum(fontFamilies),
  // Browsers post nothing for a checkbox that isn't checked.
  heroPattern: z.enum(heroPatterns).default("none"),
  // Only shown beside a logo.
  nameBesideLogo: z.enum(nameChoices).default("automatic"),
});

type FieldErrors<Values> = NonNullable<Refused<keyof Values & string>["errors"]>;

export type Posted<Values> = Versioned<Values> | { errors: FieldErrors<Values> };

/** `readDomain` normalizes the domain that the owner typed, or returns an error message. */
export function readHelpCenterForm(
  form: FormData,
  readDomain: (typed: string) => { domain: string } | { error: string },
): Posted<HelpCenterValues> {
  const parsed = helpCenterForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { errors: errorsOf(parsed.error) };
  const { version, ...values } = parsed.data;
  const isCustom = values.domainType === "custom";
  if (values.customDomain !== "") {
    const read = readDomain(values.customDomain);
    if ("error" in read) return { errors: { customDomain: read.error } };
    values.customDomain = read.domain;
  } else if (isCustom) {
    return { errors: { customDomain: settingsTexts.needsDomain } };
  }
  if (values.isPublic && values.subdomain === "" && !isCustom) {
    return { errors: { subdomain: settingsTexts.needsAddress } };
  }
  return { version, values };
}

export function readAppearanceForm(form: FormData): Posted<AppearanceValues> {
  const parsed = appearanceForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { errors: errorsOf(parsed.error) };
  const { version, ...values } = parsed.data;
  return { version, values };
}

function errorsOf<Values>(error: z.core.$ZodError): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors as FieldErrors<Values>;
}
