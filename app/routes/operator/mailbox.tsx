/** The local mailbox of unsent emails. One email is shown next to the list: the newest, unless another is selected. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { findMail, listMails, maxListedMails } from "#features/mailbox/list-mails.server.ts";
import { presentHead, presentMail } from "#features/mailbox/present.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { ProductFrame } from "#ui/product-frame.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/mailbox";
import { MailView } from "./components/mail-view.tsx";
import { MailboxList } from "./components/mailbox-list.tsx";
import { findMailboxAccess, mailboxEntrance } from "./mailbox-guard.server.ts";

export const handle: RouteHandle = { noJs: true, showsFrames: true };
export const middleware = [mailboxEntrance];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { config, origin, db, clock } = context.get(servicesContext);
  const { appName } = config;
  if ((await findMailboxAccess(context, request)) !== "open")
    return data({ appName, isLocked: true as const }, { status: 403 });
  const now = clock.now();
  const mails = await listMails(db);
  const openId = params.mailId ?? mails[0]?.id;
  const mail = openId === undefined ? null : await findMail(db, openId);
  if (params.mailId !== undefined && !mail) throw new Response("", { status: 404 });
  return {
    appName,
    isLocked: false as const,
    /** Set if there may be more emails than listed. */
    limit: mails.length === maxListedMails ? maxListedMails : null,
    mails: mails.map((head) => presentHead(head, now)),
    /** If the URL selects no mail, a phone shows only the list. */
    isChosen: params.mailId !== undefined,
    open: mail ? presentMail(mail, { now, origin }) : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const chosen = loaderData && !loaderData.isLocked && loaderData.isChosen ? loaderData.open : null;
  const title = chosen ? `${chosen.subject} · Mailbox` : "Mailbox";
  return privateMeta(title, loaderData?.appName);
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  if (loaderData.isLocked) return <LockedMailbox appName={loaderData.appName} />;
  const { appName, mails, open, isChosen, limit } = loaderData;
  // The selected mail's subject is the page's heading.
  const Title = isChosen ? "p" : "h1";
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[1168px] px-4 py-8 md:px-6 md:py-12">
        <div className={cn("flex items-start justify-between gap-4", isChosen && "hidden lg:flex")}>
          <div>
            <Title className="text-28 font-semibold tracking-tight">Mailbox</Title>
            <p className="mt-2 max-w-[60ch] text-14 text-text-2">
              No mail server is set up yet, so emails stay here. Only browsers that opened the address from
              the terminal can read them.
            </p>
          </div>
          <a href="/dev/mailbox" className={buttonClass({ variant: "secondary" })}>
            Refresh
          </a>
        </div>
        {open ? (
          <div className="lg:mt-8 lg:grid lg:grid-cols-[320px_minmax(0,1fr)] lg:border-t lg:border-border">
            <div className={cn("mt-6 lg:mt-0 lg:block lg:border-r lg:border-border", isChosen && "hidden")}>
              <MailboxList mails={mails} openId={open.id} />
              {limit ? <p className="py-4 text-13 text-text-3">The {limit} newest.</p> : null}
            </div>
            <div className={cn("lg:block lg:pt-6 lg:pl-8", !isChosen && "hidden")}>
              <MailView mail={open} isChosen={isChosen} />
            </div>
          </div>
        ) : (
          <p className="mt-8 border-t border-border pt-6 text-text-2">
            No emails yet. Sign up or send a message through a contact form, and the email appears here.
          </p>
        )}
      </div>
    </ProductFrame>
  );
}

function LockedMailbox({ appName }: { appName: string }) {
  return (
    <ProductFrame appName={appName}>
      <div className="mx-auto max-w-[1168px] px-4 py-8 md:px-6 md:py-12">
        <h1 className="text-28 font-semibold tracking-tight">Mailbox</h1>
        <p className="mt-2 max-w-[60ch] text-text-2">
          This browser doesn't have the key yet. Open the mailbox address that {appName} printed in its
          terminal.
        </p>
      </div>
    </ProductFrame>
  );
}
