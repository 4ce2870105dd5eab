/** The entrance of a private help center. It shows nothing of the company. */
import { data, type MetaArgs, redirect, useActionData, useLoaderData } from "react-router";
import { clientAddressContext, hostContext, servicesContext } from "#app/context.ts";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import {
  findPrivateScope,
  findPublicScope,
  type PrivateScope,
} from "#features/help-center/find-public-scope.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
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
import { mayRead, passSetCookie } from "#features/readers/read-access.server.ts";
import { enterTexts } from "#features/readers/texts.ts";
import { localPath } from "../next-path.ts";
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
  const to = pathIn(hidden, searchParams.get("to"));
  const code = searchParams.get("code");
  if (code) {
    const entry = await enterWithCode(services, hidden, { code, host });
    if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
  }
  if (await mayRead(services, hidden, await readerOf(args, hidden))) throw redirect(to);
  const { companyId } = hidden.scope;
  const link = searchParams.get("link");
  return {
    to,
    kind: hidden.access.kind,
    link: link !== null && /^[\w-]{43}$/.test(link) ? link : null,
    signInUrl: `${services.origin}/auth/reader?${new URLSearchParams({ center: companyId, to })}`,
    problem: code ? enterTexts.invalidCode : null,
  };
}

export async function action(args: HelpCenterArgs) {
  const services = args.context.get(servicesContext);
  const form = await readForm(args.context);
  const hidden = await findHidden(args);
  const read = (name: string) => String(form.get(name) ?? "");
  const to = pathIn(hidden, form.get("to"));
  const visitorAddress = args.context.get(clientAddressContext);
  switch (form.get("intent")) {
    case "enter-password": {
      const password = read("password");
      const entry = await enterWithPassword(services, hidden, { password, visitorAddress });
      if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
      return entry.outcome === "limited"
        ? problem(enterTexts.limited, 429)
        : problem(enterTexts.wrongPassword);
    }
    case "enter-link": {
      const entry = await enterWithLink(services, hidden, read("link"));
      if (entry.outcome === "entered") throw entered(args, hidden, { entry, to });
      return problem(enterTexts.invalidLink);
    }
    case "request-link": {
      const typed = readEmails(read("email"));
      const [email, second] = "emails" in typed ? typed.emails : [];
      if (!email || second) return problem(enterTexts.wrongEmail);
      const { company } = hidden.scope;
      const { origin, config } = services;
      const answer = await requestReaderLink(services, hidden, {
        email,
        visitorAddress,
        companyName: company.companyName,
        base: publicAddress(company, { origin, baseDomain: config.baseDomain }),
      });
      return answer === "limited"
        ? problem(enterTexts.limited, 429)
        : data({ note: enterTexts.linkSent, problem: null });
    }
    default:
      throw data("We don't recognize this form. Reload the page and try again.", { status: 400 });
  }
}

function problem(text: string, status = 400) {
  return data({ note: null, problem: text }, { status });
}

/** Redirects from a public help center's entrance to its home page. */
async function findHidden({ context, params }: HelpCenterArgs): Promise<PrivateScope> {
  const { db } = context.get(servicesContext);
  const address = { host: context.get(hostContext), subdomain: params.subdomain };
  const hidden = await findPrivateScope(db, address);
  if (hidden) return hidden;
  const open = await findPublicScope(db, address);
  if (open) throw redirect(open.basePath || "/");
  throw data(notPublicText, { status: 404 });
}

/** A path of this help center, its home page by default. */
function pathIn({ scope: { basePath } }: PrivateScope, to: FormDataEntryValue | null): string {
  const path = localPath(to);
  return path?.startsWith(`${basePath}/`) ? path : basePath || "/";
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

export function meta({ error }: MetaArgs<typeof loader>) {
  return [{ title: error ? "Help center not found" : enterTexts.title }, noIndex];
}

export default function Enter() {
  const { to, kind, link, signInUrl, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NeutralFrame>
      <MessagePage
        title={enterTexts.title}
        text={kind === "password" ? enterTexts.enterPassword : enterTexts.forMembers}
      >
        <EnterForms
          {...{ to, kind, link, signInUrl }}
          problem={answer ? answer.problem : problem}
          note={answer?.note ?? null}
        />
      </MessagePage>
    </NeutralFrame>
  );
}

export const ErrorBoundary = CenterError;
