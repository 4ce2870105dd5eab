/**
 * The link in mails about changes on a website. Opening it changes nothing, so that a mail scanner can't unsubscribe
 * anyone: a button does, or the POST that mail clients send (RFC 8058).
 */
import { data, Form } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { setMailChoice } from "#features/companies/website-mail.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/unsubscribe";

export const handle = { noJs: true };

const privately = { "referrer-policy": "same-origin", "cache-control": "private, no-store" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { companyName } = await findMail(context, params.token);
  return data({ companyName, appName: context.get(servicesContext).config.appName }, { headers: privately });
}

export async function action({ context, params }: Route.ActionArgs) {
  // Read although it holds nothing, so that its limits apply.
  await readForm(context);
  const { recipient } = await findMail(context, params.token);
  await setMailChoice(context.get(servicesContext).db, recipient, false);
  return data({ isDone: true }, { headers: privately });
}

async function findMail(context: Route.LoaderArgs["context"], token: string) {
  const { db, unsubscribeLinks } = context.get(servicesContext);
  const recipient = unsubscribeLinks.read(token);
  const company = recipient && (await findCompany(db, recipient));
  if (!recipient || !company)
    throw new Response("This link no longer works. You can change your emails in the dashboard.", {
      status: 404,
    });
  return { recipient, companyName: company.companyName.trim() || "your company" };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta("Unsubscribe", loaderData?.appName);
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, companyName } = loaderData;
  const isDone = actionData !== undefined;
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto w-full max-w-lg px-4 py-16 md:px-6">
        <h1 className="text-28 font-semibold">{isDone ? "You're unsubscribed" : "Stop these emails?"}</h1>
        <p className="mt-3 text-16 text-text-2" role={isDone ? "status" : undefined}>
          {isDone
            ? `We won't email you about changes on ${companyName}'s website anymore. To turn this on again, open Website changes in your dashboard.`
            : `We'll stop emailing you about changes on ${companyName}'s website. Step keeps checking it.`}
        </p>
        {isDone ? null : (
          <Form method="post" className="mt-8">
            <Button type="submit" size="lg">
              Unsubscribe
            </Button>
          </Form>
        )}
      </div>
    </ProductFrame>
  );
}
