/** Switches between a person's companies. Its page is for people who aren't on any team. */
import { Form, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { findOwnCompany, listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { bootstrapCompany } from "#features/onboarding/bootstrap-company.server.ts";
import { createFurtherCompany } from "#features/onboarding/create-company.server.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { companiesPath, homeOf, signedInOnly, visitorContext } from "../guards.server.ts";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/companies";

export const middleware = [signedInOnly];

/** The page has no script, so a click is a full page load, and nothing from the previous company stays on the page. */
export const handle = { noJs: true };

const gone = "You aren't a member of this help center anymore.";

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const visitor = context.get(visitorContext);
  if (visitor.company) throw redirect(homeOf(visitor));
  return { ...inAccountLanguage(context, ["team"]), appName: config.appName, email: visitor.user.email };
}

const companiesForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("switch"), to: z.uuid() }),
  z.object({ intent: z.literal("create") }),
]);

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { user, sessionId } = context.get(visitorContext);
  const asked = companiesForm.safeParse(Object.fromEntries(await readForm(context)));
  if (!asked.success) throw unknownForm();
  const userId = user.id;
  const { said } = accountTexts(context, "team");
  const open = async (companyId: string) => {
    await services.access.selectCompany({ sessionId, companyId });
    const company = await findOwnCompany(services.db, { userId, activeCompanyId: companyId });
    return redirect(homeOf({ company }));
  };
  if (asked.data.intent === "switch") {
    const { to: companyId } = asked.data;
    if (await findRole(services.db, { companyId, userId })) return open(companyId);
    return redirectWithToast("/dashboard", { kind: "error", text: said(gone) });
  }
  if ((await listOwnCompanies(services.db, { userId })).length === 0) {
    const made = await bootstrapCompany(services, userId, { isRequested: true });
    return made ? open(made.companyId) : redirect(companiesPath);
  }
  const created = await createFurtherCompany(services, { userId });
  return created.ok
    ? open(created.companyId)
    : redirectWithToast("/dashboard", { kind: "error", text: said(created.problem) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(teamTextsOf(loaderData?.messages, "team").t("Your help centers"), loaderData?.appName);
}

export default function Companies({ loaderData }: Route.ComponentProps) {
  const { appName, email, messages } = loaderData;
  const { t } = teamTextsOf(messages, "team");
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[560px] px-4 py-12 md:py-16">
        <h1 className="text-28 tracking-tight">{t("You aren't on a team")}</h1>
        <p className="mt-3 text-text-2">
          {t("Ask an owner or admin for an invitation, or create a help center of your own.")}
        </p>
        <Form method="post" className="mt-8">
          <Button type="submit" size="lg" name="intent" value="create">
            {t("Create a help center")}
          </Button>
        </Form>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4 text-14 text-text-3">
          <p>{t("Signed in as {email}", { email })}</p>
          <div className="flex items-center gap-1">
            <a href="/account" className={buttonClass({ variant: "ghost", size: "sm" })}>
              {t("Account")}
            </a>
            <Form method="post" action="/auth/sign-out">
              <Button type="submit" variant="ghost" size="sm">
                {t("Sign out")}
              </Button>
            </Form>
          </div>
        </div>
      </div>
    </ProductFrame>
  );
}
