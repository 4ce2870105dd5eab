/** All fields are optional, but links and addresses that the owner enters must work for visitors. */
import { z } from "zod";
import type { ContactDetails } from "#db/schema/companies.ts";
import { parseRanges } from "#shared/opening-hours.ts";
import { forEachNetwork, type SocialNetwork, socialNetworks } from "#shared/social-networks.ts";
import { forEachDay, hoursFieldsOf, hoursOf, isTimeZone, readOtherHours } from "./owner-hours.ts";
import { type ContactErrors, type ContactFields, ownerContactTexts as texts } from "./owner-texts.ts";
import { isEmail } from "./present.ts";

const line = (maxLength: number) =>
  z
    .string()
    // Postgres can't store NUL, and other control characters don't belong in contact details.
    .transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())
    .pipe(z.string().max(maxLength, texts.tooLong));

const phone = line(40).refine(
  (value) => value === "" || (/^\+?[\d\s()./-]+$/.test(value) && /^\d{5,20}$/.test(value.replace(/\D/g, ""))),
  { message: texts.phoneInvalid },
);

const hoursSchema = {
  ...forEachDay(() =>
    line(100).refine((value) => parseRanges(value) !== null, { message: texts.hoursInvalid }),
  ),
  timeZone: line(60).refine((value) => value === "" || isTimeZone(value), { message: texts.timeZoneInvalid }),
  otherHours: z
    .string()
    .transform((value) => value.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().max(2_000, texts.tooLong))
    .superRefine((value, context) => {
      const read = readOtherHours(value);
      if ("problem" in read) context.addIssue({ code: "custom", message: read.problem });
    }),
};

const contactSchema = z.object({
  email: line(254).refine((value) => value === "" || isEmail(value), { message: texts.emailInvalid }),
  phone,
  address: z
    .string()
    .transform((value) => value.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().max(500, texts.tooLong)),
  contactFormEnabled: z.boolean(),
  ...hoursSchema,
  ...forEachNetwork(social),
});

/** Accepts a URL with or without its scheme, and "@name" if the network has handles. */
function social(network: SocialNetwork) {
  const { label, hosts, handlePath } = socialNetworks[network];
  return line(300).transform((value, context) => {
    if (value === "") return "";
    const handle = /^@([\w.]{1,60})$/.exec(value)?.[1];
    if (handle && handlePath !== null) return `https://${hosts[0]}/${handlePath}${handle}`;
    const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`);
    const host = url?.hostname.replace(/^(?:www|m|mobile|[a-z]{2})\./, "");
    const isOurs = url && /^https?:$/.test(url.protocol) && hosts.some((one) => one === host);
    if (isOurs && url.pathname.length > 1 && !url.username && !url.password) {
      url.protocol = "https:";
      return url.href;
    }
    context.addIssue({ code: "custom", message: `Please enter a link to your page on ${label}` });
    return z.NEVER;
  });
}

export type ReadContact =
  | { details: ContactFields; values: ContactFields; errors: null }
  | { details: null; values: ContactFields; errors: ContactErrors };

/** `values` holds the input as typed, so that the form can show it again. */
export function readContactDetails(form: FormData): ReadContact {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values: ContactFields = {
    email: text("email"),
    phone: text("phone"),
    address: text("address"),
    contactFormEnabled: form.get("contactFormEnabled") !== null,
    ...forEachDay(text),
    timeZone: text("timeZone"),
    otherHours: text("otherHours"),
    ...forEachNetwork(text),
  };
  const parsed = contactSchema.safeParse(values);
  const hours = parsed.success ? hoursOf(parsed.data) : undefined;
  if (parsed.success && hours?.timeZone === "")
    return { details: null, values, errors: { timeZone: texts.timeZoneInvalid } };
  if (parsed.success) return { details: parsed.data, values, errors: null };
  const errors: ContactErrors = {};
  for (const issue of parsed.error.issues) errors[issue.path[0] as keyof ContactFields] ??= issue.message;
  return { details: null, values, errors };
}

export function fieldsOf(details: ContactDetails): ContactFields {
  const {
    email = "",
    phone: number = "",
    address = "",
    contactFormEnabled = false,
    socialMedia = {},
    openingHours,
  } = details;
  const social = forEachNetwork((network) => socialMedia[network] ?? "");
  return { email, phone: number, address, contactFormEnabled, ...hoursFieldsOf(openingHours), ...social };
}

/** Empty fields are stored without a key. */
export function detailsOf(fields: ContactFields): ContactDetails {
  const { email, phone: number, address, contactFormEnabled } = fields;
  const social = forEachNetwork((network) => fields[network]);
  const socialMedia = Object.fromEntries(Object.entries(social).filter(([, url]) => url !== ""));
  const openingHours = hoursOf(fields);
  return {
    ...(email ? { email } : {}),
    ...(number ? { phone: number } : {}),
    ...(address ? { address } : {}),
    contactFormEnabled,
    ...(Object.keys(socialMedia).length > 0 ? { socialMedia } : {}),
    ...(openingHours ? { openingHours } : {}),
  };
}
