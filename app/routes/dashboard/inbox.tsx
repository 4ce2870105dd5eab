import type { ReactNode } from "react";
import { data, Form, Link, useActionData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { changeMessage, listInbox } from "#features/contact/inbox.server.ts";
import { inboxActionSchema, inboxQuerySchema } from "#features/contact/inbox-schema.ts";
import { inboxDone, inboxFailed, inboxUndo } from "#features/contact/inbox-texts.ts";
import { findOwnContact } from "#features/contact/own-contact.server.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { ownerContext } from "../guards.server.ts";
import { keepTyped } from "../keep-typed.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/inbox";
import { MessageList } from "./components/message-list.tsx";
import { type InboxAnswer, useInboxActions } from "./components/use-inbox-actions.tsx";
import { SectionError } from "./section-error.tsx";
import { useMay } from "./use-may.ts";

const path = "/dashboard/inbox";
/** Fewer messages are found by looking. */
const minSearched = 10;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const query = inboxQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [{ messages, ...inbox }, contact] = await Promise.all([
    listInbox(db, scope, query),
    findOwnContact(db, scope),
  ]);
  return {
    ...inAccountLanguage(context, ["inbox"]),
    ...inbox,
    // Not `messages`, which are the texts of this page.
    received: messages,
    view: query.view,
    search: query.q,
    takesMessages: contact.isShown && contact.fields.contactFormEnabled,
    now: clock.now().toISOString(),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const asked = inboxActionSchema.safeParse(Object.fromEntries(await readForm(context)));
  if (!asked.success) throw unknownForm();
  const { intent, id } = asked.data;
  if (await changeMessage({ db, clock }, scope, { id, action: intent }))
    return { done: intent, id } satisfies InboxAnswer;
  return data({ problem: "This message no longer exists." } satisfies InboxAnswer, { status: 404 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), inboxFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Inbox", matches);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { received, found, counts, view, search, page, pageCount, takesMessages, now } = loaderData;
  const { t, number } = useTeamTexts("inbox");
  const answer = useActionData<InboxAnswer>();
  const { run, outcomes } = useInboxActions();
  const addressOf = (wanted: number) => {
    const query = new URLSearchParams();
    if (view === "spam") query.set("view", "spam");
    if (search !== "") query.set("q", search);
    if (wanted > 1) query.set("page", String(wanted));
    return `${path}${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <>
      <PageHeader title={t("Inbox")} />
      <Outcome answer={answer} />
      <TabLinks
        label={t("Messages")}
        className="-mt-2 mb-4"
        tabs={[
          { to: path, label: t("Inbox"), count: counts.inbox, isCurrent: view === "inbox" },
          { to: `${path}?view=spam`, label: t("Spam"), count: counts.spam, isCurrent: view === "spam" },
        ]}
      />
      {search !== "" || counts[view] > minSearched ? (
        <div className="mb-4">
          <ListSearch
            label={t("Search messages")}
            search={search}
            kept={view === "spam" ? { view } : {}}
            clearTo={view === "spam" ? `${path}?view=spam` : path}
          />
          <p role="status" className={search === "" || found === 0 ? "sr-only" : "mt-2 text-13 text-text-3"}>
            {search === "" || found === 0
              ? ""
              : found === 1
                ? t("1 message found")
                : t("{count} messages found", { count: number(found) })}
          </p>
        </div>
      ) : null}
      {received.length > 0 ? (
        <MessageList key={`${view} ${search} ${page}`} messages={received} view={view} now={now} run={run} />
      ) : search === "" ? (
        <Empty view={view} takesMessages={takesMessages} />
      ) : (
        <p className="py-6 text-14 text-text-2">
          {t('No results for "{query}". Try different words.', { query: search })}
        </p>
      )}
      {outcomes}
      {pageCount > 1 ? (
        <nav aria-label={t("Pages")} className="mt-4 flex items-center justify-between gap-4 text-14">
          <p className="tabular-nums text-text-3">
            {t("Page {page} of {count}", { page: number(page), count: number(pageCount) })}
          </p>
          <div className="flex gap-2">
            {page > 1 ? <PageLink to={addressOf(page - 1)} label={t("Newer")} /> : null}
            {page < pageCount ? <PageLink to={addressOf(page + 1)} label={t("Older")} /> : null}
          </div>
        </nav>
      ) : null}
    </>
  );
}

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: "secondary", size: "sm" })}>
      {label}
    </Link>
  );
}

/** Shows the result of a form posted without JavaScript. With JavaScript, a toast shows it. */
function Outcome({ answer }: { answer: InboxAnswer | undefined }) {
  const { t, said } = useTeamTexts("inbox");
  if (!answer) return null;
  if (answer.problem !== undefined) return <Notice>{said(answer.problem)}</Notice>;
  const { done, id } = answer;
  const text = inboxDone[done];
  const undo = inboxUndo[done];
  if (!text) return null;
  return (
    <Notice>
      <span className="grow">{said(text)}</span>
      {undo ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" size="sm" name="intent" value={undo}>
            {t("Undo")}
          </Button>
        </Form>
      ) : null}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-4 flex items-center gap-3 rounded-md border border-border bg-surface-2 px-4 py-3 text-14"
    >
      {children}
    </div>
  );
}

function Empty({ view, takesMessages }: { view: "inbox" | "spam"; takesMessages: boolean }) {
  const { t } = useTeamTexts("inbox");
  const mayDo = useMay();
  if (view === "spam") return <p className="py-10 text-14 text-text-2">{t("No spam.")}</p>;
  return (
    <div className="rounded-lg border border-border px-5 py-10 md:px-8">
      <h2 className="text-18">{t("No messages yet")}</h2>
      <p className="mt-2 max-w-[56ch] text-14 text-text-2">
        {takesMessages
          ? t("Messages from your contact form appear here and go to your contact email.")
          : t("Your help center has no contact form, so visitors can't write to you here.")}
      </p>
      {takesMessages || !mayDo("change settings") ? null : (
        <Link to="/dashboard/contact" className={buttonClass({ variant: "secondary", className: "mt-6" })}>
          {t("Set up the contact form")}
        </Link>
      )}
    </div>
  );
}

export const ErrorBoundary = SectionError;
