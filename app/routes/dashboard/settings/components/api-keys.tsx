import { Ellipsis, KeyRound } from "lucide-react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";

export interface ShownKey {
  id: string;
  name: string;
  scopes: string[];
  tokenHint: string;
  created: string;
  /** Null if the key was never used. */
  lastUsed: string | null;
  lastUsedFor: string | null;
  isUnused: boolean;
  /** Whether the key from before the last rotation still works. */
  hasPrevious: boolean;
}

const columns = "md:grid md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,14rem)_5.5rem] md:gap-x-4";

export function ApiKeys({
  keys,
  baseUrl,
  made,
}: {
  keys: ShownKey[];
  baseUrl: string;
  made: { name: string; token: string } | null;
}) {
  const { t, parts } = useTeamTexts("keys");
  return (
    <section aria-labelledby="api-keys">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="api-keys" className="text-16 font-semibold">
          {t("API keys")}
        </h2>
        <p className="text-13 text-text-2 max-md:w-full">
          {parts("Base address {address}", {
            address: (
              <code key="address" className="break-all max-md:block">
                {baseUrl}
              </code>
            ),
          })}{" "}
          <a
            href="/api/reference"
            className="text-link md:ml-2 underline decoration-tint-30 underline-offset-4 hover:decoration-current"
          >
            {t("Reference")}
          </a>
        </p>
      </div>
      <div className="rounded-lg border border-border">
        {made ? <MadeKey {...made} /> : null}
        {keys.length === 0 ? (
          <p className="p-4 text-14 text-text-2">
            {t("Programs read and change your content with a key. You have none so far.")}
          </p>
        ) : (
          <>
            <div
              aria-hidden="true"
              className={cn(
                "hidden rounded-t-lg border-b border-border bg-bg-subtle px-4 py-2.5 text-13 font-medium text-text-2",
                columns,
                made && "rounded-none",
              )}
            >
              <span>{t("Key")}</span>
              <span>{t("Scopes")}</span>
              <span>{t("Last used")}</span>
            </div>
            <ul className="divide-y divide-border">
              {keys.map((key) => (
                <KeyRow key={key.id} shown={key} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function MadeKey({ name, token }: { name: string; token: string }) {
  const { t } = useTeamTexts("keys");
  return (
    <div
      role="status"
      className="flex gap-3 rounded-t-lg border-b border-border bg-bg-subtle p-4 max-md:flex-col"
    >
      <KeyRound className="mt-0.5 size-5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-14">
          <span className="font-medium [overflow-wrap:anywhere]">{t("Copy “{name}” now.", { name })}</span>{" "}
          <span className="text-text-2">{t("We store only a hash, so we can't show it again.")}</span>
        </p>
        <div className="mt-2 flex items-center justify-between gap-3 rounded-md border border-border bg-surface p-2 pl-3 max-md:flex-col max-md:items-stretch">
          <code className="min-w-0 text-13 break-all">{token}</code>
          <CopyTextButton text={token} label={t("Copy")} size="sm" />
        </div>
      </div>
    </div>
  );
}

function KeyRow({ shown }: { shown: ShownKey }) {
  const { t } = useTeamTexts("keys");
  const { id, name, scopes, tokenHint, created, lastUsed, lastUsedFor, isUnused, hasPrevious } = shown;
  return (
    <li className={cn("relative flex flex-col gap-1.5 px-4 py-3 text-14", columns, "md:items-center")}>
      <div className="min-w-0 max-md:pr-12">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p>
          <code className="text-13 text-text-2">{tokenHint}</code>
        </p>
        {hasPrevious ? <p className="text-13 text-text-3">{t("The previous key works for a day.")}</p> : null}
      </div>
      <ul aria-label={t("Scopes")} className="flex flex-wrap gap-1">
        {scopes.map((scope) => (
          <li key={scope} className="rounded-sm border border-border px-1.5 py-0.5">
            <code className="text-13">{scope}</code>
          </li>
        ))}
      </ul>
      <div className="min-w-0">
        <p className={isUnused ? "text-warn" : undefined}>
          <span className="md:sr-only">{t("Last used:")} </span>
          {lastUsed ?? t("Never")}
        </p>
        <p className="text-13 text-text-2 [overflow-wrap:anywhere]">{lastUsedFor ?? created}</p>
      </div>
      <div className="flex justify-end max-md:absolute max-md:top-2 max-md:right-2">
        {isUnused ? (
          <Link
            to={`?revoke=${id}`}
            className={buttonClass({ variant: "secondary", size: "sm", className: "text-danger" })}
          >
            {t("Revoke")}
            <span className="sr-only"> {name}</span>
          </Link>
        ) : (
          <KeyMenu id={id} name={name} />
        )}
      </div>
    </li>
  );
}

function KeyMenu({ id, name }: { id: string; name: string }) {
  const { t } = useTeamTexts("keys");
  return (
    <Menu
      label={t("More for {name}", { name })}
      summary={<Ellipsis className="size-4" aria-hidden="true" />}
      summaryClass="grid size-9 place-items-center rounded-md text-text-2 hover:bg-hover pointer-coarse:size-11"
      className="top-full right-0 w-44"
    >
      {(close) => (
        <>
          <Form method="post" action="/dashboard/settings/api" onSubmit={close}>
            <input type="hidden" name="intent" value="rotate-key" />
            <input type="hidden" name="id" value={id} />
            <button type="submit" className={menuItemClass}>
              {t("Rotate")}
            </button>
          </Form>
          <Link to={`?revoke=${id}`} className={`${menuItemClass} text-danger`}>
            {t("Revoke")}
          </Link>
        </>
      )}
    </Menu>
  );
}
