/** The entry page of a private help center. It reveals nothing about the company. */
import { data, type MetaArgs, redirect, useActionData, useLoaderData } from "react-router";
import { clientAddressContext, hostContext, languageContext, servicesContext } from "#app/context.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import {
  findPrivateScope,
  findPublicScope,
  type PrivateScope,
} from "#features/help-center/find-public-scope.server.ts";
import { mayReadCenter } from "#features/help-center/may-read-center.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { languagesIn, type PublicScope, scopeIn } from "#features/help-center/public-scope.ts";
import { notPublicText } from "#features/help-center/texts.ts";
import { readEmails } from "#features/readers/access-values.ts";
import { EnterForms } from "#features/readers/components/enter-forms.tsx";
import {
  type Entry,
  enterWithCode,
  enterWithLink,
  enterWithPassword,
} from "#features/readers/enter.server.ts";
import { requestReaderLink } from "#features/readers/invited-readers.server.ts";
import { knowsPassword, passSetCookie } from "#features/readers/read-access.server.ts";
import { languageSegment } from "#features/translations/language-tag.ts";
import { localPath } from "../next-path.ts";
import { preferredLanguage } from "../preferred-language.ts";
import { noIndex } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { NeutralFrame } from "./components/neutral-frame.tsx";
import { ErrorBoundary as CenterError, links as centerLinks } from "./layout.tsx";
import { type HelpCenterArgs, readerOf } from "./require-public-scope.server.ts";
import schemeScript from "./scheme.ts?worker&url";

export const handle = { noJs: true, headScript: schemeScript };

export const links = centerLinks;

/** The URL may hold a secret, so no other site may receive it. */
export function headers() {
  return { "referrer-policy": "same-origin" };
}

export async function loader(args: HelpCenterArgs) {
  const services = args.context.get(servicesContext);
  const { request } = args;
  const { host, searchParams } = new URL(request.url);
  const hidden = await findHidden(args);
  const scope = inVisitorsLanguage(args, hidden);
  const to = pathIn(scope, searchParams.get("to"));
  const code = searchParams.get("code");
  if (code) {
    const entry = await enterWithCode(services, hidden, { code, host });
    if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
  }
  if (await mayReadCenter(services, hidden, await readerOf(args, hidden))) throw redirect(to);
  const { companyId } = hidden.scope;
  const link = searchParams.get("link");
  const { language } = scope.view;
  // Without the owner's own words, which are the company's.
  const messages = centerMessages(language);
  return {
    to,
    language,
    messages,
    kind: hidden.access.kind,
    link: link !== null && /^[\w-]{43}$/.test(link) ? link : null,
    signInUrl: `${services.origin}/auth/reader?${new URLSearchParams({ center: companyId, to })}`,
    problem: code ? textsOf(messages).t("enter.invalidCode") : null,
  };
}

export async function action(args: HelpCenterArgs) {
  const services = args.context.get(servicesContext);
  const form = await readForm(args.context);
  const hidden = await findHidden(args);
  const scope = inVisitorsLanguage(args, hidden);
  const { t } = textsOf(centerMessages(scope.view.language));
  const read = (name: string) => String(form.get(name) ?? "");
  const to = pathIn(scope, form.get("to"));
  const visitorAddress = args.context.get(clientAddressContext);
  switch (form.get("intent")) {
    case "enter-password": {
      const password = read("password");
      const { headers, url } = args.request;
      const isKnown = knowsPassword(services, hidden, { headers, host: new URL(url).host });
      const entry = await enterWithPassword(services, hidden, { password, visitorAddress, isKnown });
      if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
      return entry.outcome === "limited"
        ? problem(t("enter.limited"), 429)
        : problem(t("enter.wrongPassword"));
    }
    case "enter-link": {
      const entry = await enterWithLink(services, hidden, read("link"));
      if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
      return problem(t("enter.invalidLink"));
    }
    case "request-link": {
      const typed = readEmails(read("email"));
      const [email, second] = "emails" in typed ? typed.emails : [];
      if (!email || second) return problem(t("contact.emailInvalid"));
      const { company } = hidden.scope;
      const { origin, config } = services;
      const answer = await requestReaderLink(services, hidden, {
        email,
        visitorAddress,
        companyName: company.companyName,
        language: scope.view.language,
        base: addressIn(scope, publicAddress(company, { origin, baseDomain: config.baseDomain })),
      });
      return answer === "limited"
        ? problem(t("enter.limited"), 429)
        : data({ note: t("enter.linkSent"), problem: null });
    }
    default:
      throw data("We don't recognize this form. Reload the page and try again.", { status: 400 });
  }
}

function problem(text: string, status = 400) {
  return data({ note: null, problem: text }, { status });
}

/** Redirects from a public help center's entry page to its home page. */
async function findHidden({ context, params }: HelpCenterArgs): Promise<PrivateScope> {
  const { db } = context.get(servicesContext);
  const address = { host: context.get(hostContext), subdomain: params.subdomain };
  const hidden = await findPrivateScope(db, address);
  if (hidden) return hidden;
  const open = await findPublicScope(db, address);
  if (open) throw redirect(open.basePath || "/");
  throw data(notPublicText, { status: 404 });
}

/** The language of the address, else the visitor's own among the help center's, else the main one. */
function inVisitorsLanguage({ context, request }: HelpCenterArgs, { scope }: PrivateScope): PublicScope {
  const languages = languagesIn(scope);
  const named = context.get(languageContext)?.language;
  const language =
    languages.find((each) => languageSegment(each) === named) ?? preferredLanguage(request, languages);
  return language === null ? scope : scopeIn(scope, language);
}

/** A path of this help center, its home page by default. */
function pathIn({ basePath, rootPath }: PublicScope, to: FormDataEntryValue | null): string {
  const path = localPath(to);
  return path?.startsWith(`${rootPath}/`) ? path : basePath || "/";
}

function addressIn({ basePath, rootPath }: PublicScope, address: string | null): string | null {
  return address === null ? null : address + basePath.slice(rootPath.length);
}

function entered(
  { context, request }: HelpCenterArgs,
  hidden: PrivateScope,
  { entry: { holder }, to }: { entry: Extract<Entry, { outcome: "entered" }>; to: string },
): Response {
  const { host } = new URL(request.url);
  const cookie = passSetCookie(context.get(servicesContext), hidden, { host, holder });
  return redirect(to, { headers: { "set-cookie": cookie } });
}

export function meta({ error, loaderData }: MetaArgs<typeof loader>) {
  const title =
    error || !loaderData ? "Help center not found" : textsOf(loaderData.messages).t("enter.title");
  return [{ title }, noIndex];
}

export default function Enter() {
  const { messages, to, kind, link, signInUrl, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = textsOf(messages);
  return (
    <NeutralFrame messages={messages}>
      <MessagePage
        title={t("enter.title")}
        text={kind === "password" ? t("enter.password") : t("enter.members")}
      >
        <EnterForms
          {...{ t, to, kind, link, signInUrl }}
          problem={answer ? answer.problem : problem}
          note={answer?.note ?? null}
        />
      </MessagePage>
    </NeutralFrame>
  );
}

export const ErrorBoundary = CenterError;
