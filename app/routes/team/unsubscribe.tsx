/**
 * The link in weekly mails. Opening it changes nothing, so that a mail scanner can't unsubscribe anyone: a button does,
 * or the POST that mail clients send (RFC 8058).
 */
import { data, Form } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { setMailChoice } from "#features/companies/website-mail.server.ts";
import type { MailTopic } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { inLanguage, visitorLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/unsubscribe";

export const handle = { noJs: true };

const privately = { "referrer-policy": "same-origin", "cache-control": "private, no-store" };

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const { companyName, recipient } = await findMail(args);
  const view = {
    ...inLanguage(visitorLanguage(request), ["links"]),
    companyName,
    topic: recipient.topic,
    appName: context.get(servicesContext).config.appName,
  };
  return data(view, { headers: privately });
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  // Read although it holds nothing, so that its limits apply.
  await readForm(context);
  const { recipient } = await findMail(args);
  const { topic } = recipient;
  await setMailChoice(context.get(servicesContext).db, recipient, { topic, wantsMail: false });
  return data({ isDone: true }, { headers: privately });
}

async function findMail({ context, params }: Route.LoaderArgs) {
  const { db, unsubscribeLinks } = context.get(servicesContext);
  const recipient = unsubscribeLinks.read(params.token);
  const company = recipient && (await findCompany(db, recipient));
  // Error pages are in English.
  if (!recipient || !company)
    throw new Response("This link no longer works. You can change your emails in the dashboard.", {
      status: 404,
    });
  return { recipient, companyName: company.companyName.trim() };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(teamTextsOf(loaderData?.messages, "links").t("Unsubscribe"), loaderData?.appName);
}

const topicTexts = {
  website: {
    ask: "We'll stop emailing you about the website of {company} and its answers. {product} keeps checking them.",
    done: "We won't email you about the website of {company} or its answers anymore. To turn this on again, open Website changes in your dashboard.",
  },
  checks: {
    ask: "We'll stop emailing you about texts of {company} to check. {product} keeps listing them in your dashboard.",
    done: "We won't email you about texts of {company} to check anymore. To turn this on again, open Texts to check in your dashboard.",
  },
} as const satisfies Record<MailTopic, Record<"ask" | "done", string>>;

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, companyName, topic, messages } = loaderData;
  const { t } = teamTextsOf(messages, "links");
  const isDone = actionData !== undefined;
  const company = companyName || t("your company");
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto w-full max-w-lg px-4 py-16 md:px-6">
        <h1 className="text-28 font-semibold">{t(isDone ? "You're unsubscribed" : "Stop these emails?")}</h1>
        <p className="mt-3 text-16 text-text-2" role={isDone ? "status" : undefined}>
          {isDone
            ? t(topicTexts[topic].done, { company })
            : t(topicTexts[topic].ask, { company, product: appName })}
        </p>
        {isDone ? null : (
          <Form method="post" className="mt-8">
            <Button type="submit" size="lg">
              {t("Unsubscribe")}
            </Button>
          </Form>
        )}
      </div>
    </ProductFrame>
  );
}
