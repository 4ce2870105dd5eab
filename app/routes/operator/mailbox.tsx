/** The local mailbox: what would have been sent. Nobody else's business, so to everybody else it does not exist. */
import { ProductFrame } from "#app/components/product-frame.tsx";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { listMails } from "#features/mailbox/list-mails.server.ts";
import { mayReadMailbox } from "#features/mailbox/policy.ts";
import type { Route } from "./+types/mailbox";

export const handle = { noJs: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, origin, db } = context.get(servicesContext);
  const clientAddress = context.get(clientAddressContext);
  const { smtpUrl } = config.mail;
  if (!mayReadMailbox({ smtpUrl, origin, clientAddress, requestHeaders: request.headers })) {
    throw new Response("", { status: 404 });
  }
  const mails = await listMails(db);
  return {
    appName: config.appName,
    mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Mailbox · ${loaderData?.appName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { appName, mails } = loaderData;
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[720px] px-4 py-12 md:px-6">
        <h1 className="text-28 font-semibold tracking-tight">Mailbox</h1>
        <p className="mt-2 text-text-2">
          No mail server is set, so mails stay here. Only this machine can open this page.
        </p>
        {mails.length === 0 ? <p className="mt-8 text-text-3">No mail yet.</p> : null}
        <ul className="mt-8">
          {mails.map((mail) => (
            <li key={mail.id} className="border-t border-border py-4">
              <details>
                <summary className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0">
                    <span className="block font-medium">{mail.subject}</span>
                    <span className="block truncate text-14 text-text-3">to {mail.to}</span>
                  </span>
                  <time dateTime={mail.createdAt} className="shrink-0 text-14 tabular-nums text-text-3">
                    {mail.createdAt.slice(0, 16).replace("T", " ")} UTC
                  </time>
                </summary>
                {mail.replyTo ? <p className="mt-3 text-14 text-text-2">Reply to {mail.replyTo}</p> : null}
                <pre className="mt-3 overflow-x-auto rounded-md bg-surface-2 p-4 text-14 whitespace-pre-wrap">
                  {mail.text}
                </pre>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </ProductFrame>
  );
}
