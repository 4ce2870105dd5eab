import { ChevronDown, Ellipsis, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";
import type { ShownDelivery, ShownWebhook } from "../show-webhook.ts";
import { RetryRuler } from "./retry-ruler.tsx";

const here = "/dashboard/settings/api";
const columns = "grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[11rem_minmax(0,12rem)_5rem_minmax(0,1fr)_1rem]";

export function Webhooks({ webhooks }: { webhooks: ShownWebhook[] }) {
  const { t } = useTeamTexts("keys");
  if (webhooks.length === 0)
    return (
      <p className="rounded-lg border border-border p-4 text-14 text-text-2">
        {t(
          "Step can tell your server about new messages, published content and questions without an answer.",
        )}
      </p>
    );
  return (
    <ul className="flex flex-col gap-6">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="rounded-lg border border-border">
          <WebhookHead {...webhook} />
          <DeliveryLog deliveries={webhook.deliveries} isStopped={webhook.state === "stopped"} />
        </li>
      ))}
    </ul>
  );
}

export function MadeWebhookSecret({ url, secret }: { url: string; secret: string }) {
  const { t } = useTeamTexts("keys");
  return (
    <div role="status" className="mb-6 rounded-lg border border-border bg-bg-subtle p-4">
      <p className="text-14">
        <span className="font-medium">{t("Copy the signing secret now.")}</span>{" "}
        <span className="text-text-2 [overflow-wrap:anywhere]">
          {t("We won't show it again. It is for {url}.", { url })}
        </span>
      </p>
      <div className="mt-2 flex items-center justify-between gap-3 rounded-md border border-border bg-surface p-2 pl-3 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 text-13 break-all">{secret}</code>
        <CopyTextButton text={secret} label={t("Copy")} size="sm" />
      </div>
    </div>
  );
}

function WebhookHead({ id, name, url, events, state, stateText, failingSince }: ShownWebhook) {
  const { t, language } = useTeamTexts("keys");
  const dots = { on: "bg-ok", failing: "bg-danger", stopped: "bg-text-3" };
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 pr-14">
      <div className="min-w-0">
        {name === "" ? (
          <h3 className="text-14 font-normal">
            <code className="[overflow-wrap:anywhere]">{url}</code>
          </h3>
        ) : (
          <>
            <h3 className="text-14 font-medium [overflow-wrap:anywhere]">{name}</h3>
            <p className="text-14">
              <code className="[overflow-wrap:anywhere]">{url}</code>
            </p>
          </>
        )}
        <p className="mt-1 text-13 text-text-2">{events.join(", ")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-13">
        <p className="flex items-center gap-2 text-text-2">
          <span className={cn("size-2 rounded-full", dots[state])} aria-hidden="true" />
          <span>
            {stateText}{" "}
            {failingSince ? <LocalTime at={failingSince} format={dayAndTimeIn(language)} /> : null}
          </span>
        </p>
        {state === "stopped" ? (
          <WebhookForm id={id} intent="resume-webhook">
            <Button type="submit" variant="secondary" size="sm">
              {t("Resume")}
              <span className="sr-only"> {url}</span>
            </Button>
          </WebhookForm>
        ) : null}
      </div>
      <div className="absolute top-2 right-2">
        <Menu
          label={t("More for {name}", { name: url })}
          summary={<Ellipsis className="size-4" aria-hidden="true" />}
          summaryClass="grid size-9 place-items-center rounded-md text-text-2 hover:bg-hover pointer-coarse:size-11"
          className="top-full right-0 w-44"
        >
          {(close) => (
            <>
              <Link to={`?edit-webhook=${id}`} preventScrollReset onClick={close} className={menuItemClass}>
                {t("Edit")}
              </Link>
              <MenuForm id={id} intent="rotate-webhook-secret" label={t("Rotate secret")} onSubmit={close} />
              {state === "stopped" ? null : (
                <MenuForm id={id} intent="stop-webhook" label={t("Stop")} onSubmit={close} />
              )}
              <MenuForm id={id} intent="remove-webhook" label={t("Delete")} onSubmit={close} isDanger />
            </>
          )}
        </Menu>
      </div>
    </div>
  );
}

function WebhookForm({
  id,
  intent,
  children,
  onSubmit,
}: {
  id: string;
  intent: string;
  children: ReactNode;
  onSubmit?: () => void;
}) {
  return (
    <Form method="post" action={here} preventScrollReset {...(onSubmit ? { onSubmit } : {})}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  );
}

function MenuForm({
  id,
  intent,
  label,
  onSubmit,
  isDanger = false,
}: {
  id: string;
  intent: string;
  label: string;
  onSubmit: () => void;
  isDanger?: boolean;
}) {
  return (
    <WebhookForm id={id} intent={intent} onSubmit={onSubmit}>
      <button type="submit" className={cn(menuItemClass, isDanger && "text-danger")}>
        {label}
      </button>
    </WebhookForm>
  );
}

function DeliveryLog({ deliveries, isStopped }: { deliveries: ShownDelivery[]; isStopped: boolean }) {
  const { t } = useTeamTexts("keys");
  if (deliveries.length === 0)
    return <p className="border-t border-border p-4 text-14 text-text-2">{t("No events yet.")}</p>;
  return (
    <>
      <div
        aria-hidden="true"
        className={cn(
          "hidden gap-x-4 border-y border-border bg-bg-subtle px-4 py-2.5 pr-36 text-13 font-medium text-text-2 md:grid",
          columns,
        )}
      >
        <span>{t("Sent")}</span>
        <span>{t("Event")}</span>
        <span>{t("Tries")}</span>
        <span>{t("Result")}</span>
      </div>
      <ul className="divide-y divide-border max-md:border-t max-md:border-border">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} shown={delivery} isStopped={isStopped} />
        ))}
      </ul>
    </>
  );
}

function DeliveryRow({ shown, isStopped }: { shown: ShownDelivery; isStopped: boolean }) {
  const { t, parts, language } = useTeamTexts("keys");
  const { id, event, createdAt, state, result, ticks, ticksText, request, reply } = shown;
  return (
    <li className="relative">
      <details className="group open:bg-bg-subtle">
        <summary
          className={cn(
            "grid cursor-pointer list-none items-center gap-x-4 gap-y-1 px-4 py-3 pr-16 text-14 md:pr-36 [&::-webkit-details-marker]:hidden",
            columns,
          )}
        >
          <LocalTime at={createdAt} format={dayAndTimeIn(language)} className="tabular-nums" />
          <code className="text-13 max-md:col-start-1">{event}</code>
          <span className="max-md:col-start-2 max-md:row-start-1">
            <RetryRuler ticks={ticks} text={ticksText} />
          </span>
          <span
            className={cn(
              "max-md:col-span-2",
              state === "delivered" ? "text-text-2" : ticks[0] === "failed" && "text-danger",
            )}
          >
            {result}
          </span>
          <ChevronDown
            className="size-4 text-text-3 group-open:rotate-180 max-md:hidden"
            aria-hidden="true"
          />
        </summary>
        <div className="grid gap-x-8 gap-y-4 px-4 pb-4 md:grid-cols-2">
          <Exchange title={t("We sent")} text={request} />
          {reply ? (
            <Exchange
              title={
                <>
                  {parts(
                    reply.isAnswer ? "Your server answered at {when}" : "Your server didn't answer at {when}",
                    { when: <LocalTime key="when" at={reply.at} format={dayAndTimeIn(language)} /> },
                  )}
                </>
              }
              text={reply.text}
            />
          ) : null}
        </div>
      </details>
      {isStopped ? null : (
        <div className="absolute top-2 right-3">
          <WebhookForm id={id} intent="redeliver">
            <Button type="submit" variant="secondary" size="sm" className="max-md:size-9 max-md:p-0">
              <RefreshCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span className="max-md:sr-only">{t("Redeliver")}</span>
              <span className="sr-only"> {event}</span>
            </Button>
          </WebhookForm>
        </div>
      )}
    </li>
  );
}

function Exchange({ title, text }: { title: ReactNode; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="text-13 font-semibold">{title}</h4>
      <pre className="mt-1 text-13 whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]">{text}</pre>
    </div>
  );
}
