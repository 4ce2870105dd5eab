/** What customers of the company's trade ask, in the words of the account's language. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { presentContact } from "#features/contact/present.ts";
import {
  type CustomerQuestions,
  describeCustomerQuestions,
} from "#features/faqs/customer-questions.server.ts";
import { readVisibility } from "#features/help-center/theme-settings.ts";
import { ownerContext } from "../guards.server.ts";
import { accountTexts } from "../team-texts.server.ts";
import { withContactPage } from "./with-contact-page.ts";

/** Null if there are no such questions in the help center's language, or if it has no questions yet. */
export async function readCustomerQuestions(
  context: Readonly<RouterContextProvider>,
): Promise<CustomerQuestions | null> {
  const { db } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [asked, { company }] = await Promise.all([
    describeCustomerQuestions(db, scope),
    getSettings(db, scope),
  ]);
  if (!asked) return null;
  const showsContact = readVisibility(company.themeSettings).contact;
  const found = withContactPage(asked, showsContact ? presentContact(company.contactDetails) : null);
  const { said } = accountTexts(context, "trades");
  // The questions themselves are in the language of the help center.
  return {
    ...found,
    trade: found.trade && said(found.trade),
    choices: found.choices.map(({ id, name }) => ({ id, name: said(name) })),
    missing: found.missing.map((one) => ({ ...one, label: said(one.label) })),
  };
}
