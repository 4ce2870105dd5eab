import { Mail, OctagonAlert, Reply, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { InboxMessage } from "#features/contact/inbox.server.ts";
import type { InboxAction, InboxView } from "#features/contact/inbox-texts.ts";
import { Isolated } from "#features/help-center/components/isolated.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { mailAddress, messageDay, replyAddress } from "../message-words.ts";
import { type RunInboxAction, usePendingActions } from "./use-inbox-actions.tsx";

/** These actions remove the message from its list. */
const leaves: InboxAction[] = ["delete", "spam", "not-spam"];

/** Newest first. Opening a message marks it as read. */
export function MessageList({
  messages,
  view,
  now,
  run,
}: {
  messages: InboxMessage[];
  view: InboxView;
  now: string;
  run: RunInboxAction;
}) {
  const pending = usePendingActions();
  const shown = messages.filter(({ id }) => !leaves.includes(pending.get(id) ?? "read"));
  return (
    <ul className="overflow-hidden rounded-lg border border-border bg-surface">
      {shown.map((message) => (
        <li key={message.id} className="border-b border-border last:border-0">
          <Message message={message} view={view} now={now} run={run} pending={pending.get(message.id)} />
        </li>
      ))}
    </ul>
  );
}

function Message({
  message,
  view,
  now,
  run,
  pending,
}: {
  message: InboxMessage;
  view: InboxView;
  now: string;
  run: RunInboxAction;
  pending: InboxAction | undefined;
}) {
  const { id, name, email, message: text, sentAt } = message;
  const texts = useTeamTexts("inbox");
  const { t, parts } = texts;
  const isHydrated = useHydrated();
  const isRead = pending === "read" || (pending !== "unread" && message.isRead);
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open && !isRead) run("read", id);
      }}
    >
      <summary className="grid cursor-pointer list-none grid-cols-[8px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 text-14 -outline-offset-2 hover:bg-hover md:grid-cols-[8px_minmax(0,11rem)_minmax(0,1fr)_auto] md:px-5 [&::-webkit-details-marker]:hidden">
        <span
          className={cn("size-2 rounded-full", isRead ? "" : "bg-solid")}
          {...(isRead ? {} : { role: "img", "aria-label": t("Unread") })}
        />
        <span dir="auto" className={cn("truncate text-left", isRead ? "text-text-2" : "font-semibold")}>
          {name}
        </span>
        <span
          dir="auto"
          className={cn(
            "truncate text-left max-md:col-start-2 max-md:row-start-2",
            isRead ? "text-text-3" : "text-text-2",
          )}
        >
          <Isolated text={text.slice(0, 160)} />
        </span>
        <LocalTime
          at={sentAt}
          format={(at, zone) => messageDay(at, { now, zone, texts })}
          className="text-13 tabular-nums whitespace-nowrap text-text-3 max-md:col-start-3 max-md:row-start-1"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 md:pr-5 md:pl-10">
        <p className="text-13 break-words text-text-3">
          <a href={mailAddress(email)} className="text-link underline underline-offset-3">
            {email}
          </a>{" "}
          · <LocalTime at={sentAt} format={dayAndTimeIn(texts.language)} />
          {message.signedInAs === null ? null : (
            <> · {t("Signed in on your website as {name}", { name: message.signedInAs })}</>
          )}
        </p>
        {message.pageUrl === null ? null : (
          <p className="mt-1 text-13 break-all text-text-3">
            {parts("Sent from {page}", {
              page: (
                <a
                  key="page"
                  href={message.pageUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-link underline underline-offset-3"
                >
                  {message.pageUrl.replace(/^https?:\/\//, "")}
                  <span className="sr-only"> {t("(opens in a new tab)")}</span>
                </a>
              ),
            })}
          </p>
        )}
        <p dir="auto" className="mt-3 max-w-[68ch] text-16 break-words whitespace-pre-wrap">
          <Isolated text={text} />
        </p>
        <Form
          method="post"
          className="mt-5 flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (!(submitter instanceof HTMLButtonElement)) return;
            const intent = submitter.value as InboxAction;
            const fold = submitter.closest("details");
            if (intent === "unread" && fold) {
              fold.open = false;
              fold.querySelector("summary")?.focus();
            }
            // The row disappears, so focus moves to the next one.
            const row = leaves.includes(intent) ? fold?.closest("li") : null;
            (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("summary")?.focus();
            run(intent, id);
          }}
        >
          <input type="hidden" name="id" value={id} />
          <a
            href={replyAddress(message, { zone: isHydrated ? undefined : "UTC", texts })}
            className={buttonClass({ size: "sm" })}
          >
            <Reply className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Reply")}
          </a>
          <Act intent={isRead ? "unread" : "read"} icon={<Mail {...iconLook} />}>
            {t(isRead ? "Mark as unread" : "Mark as read")}
          </Act>
          <Act intent={view === "spam" ? "not-spam" : "spam"} icon={<OctagonAlert {...iconLook} />}>
            {t(view === "spam" ? "Not spam" : "Spam")}
          </Act>
          <Act intent="delete" icon={<Trash2 {...iconLook} />}>
            {t("Delete")}
          </Act>
        </Form>
      </div>
    </details>
  );
}

const iconLook = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

function Act({ intent, icon, children }: { intent: InboxAction; icon: ReactNode; children: ReactNode }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      {icon}
      {children}
    </button>
  );
}
