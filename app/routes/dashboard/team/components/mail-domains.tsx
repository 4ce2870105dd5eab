/** Email domains whose users join the team when they sign in through the sign-in service. */

import { CircleAlert, CircleCheck, Clock3 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { DnsRecord } from "#features/domains/domain-records.ts";
import type { MailDomain } from "#features/domains/mail-domains.server.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { HiddenFields, PostButton } from "./post-button.tsx";

const looks = {
  verified: { Icon: CircleCheck, color: "text-ok" },
  paused: { Icon: CircleAlert, color: "text-danger" },
  pending: { Icon: Clock3, color: "text-warn" },
  failed: { Icon: CircleAlert, color: "text-danger" },
};

const texts = {
  verified: "Verified. We check the record every day.",
  paused: "We didn't find the record in the last check, so no one new can join. We'll check again soon.",
  pending: "Add this record at your domain provider, then verify it. DNS changes can take up to 6 hours.",
  failed: "We can't find the record, so no one new can join. Add it again, then verify it.",
} as const;

export function MailDomains({
  domains,
  serviceLabel,
  refused,
}: {
  domains: MailDomain[];
  serviceLabel: string;
  /** The response to a rejected form. */
  refused: { problem: string; typed: string } | null;
}) {
  const { t } = useTeamTexts("team");
  return (
    <section aria-labelledby="mail-domains" className="mt-12">
      <h2 id="mail-domains" className="text-18">
        {t("Join by email domain")}
      </h2>
      <p className="mt-1 max-w-[64ch] text-14 text-text-2">
        {t("People who sign in with {service} and have an address at your domain join as writers.", {
          service: serviceLabel,
        })}
      </p>
      {domains.length > 0 ? (
        <ul className="mt-4 divide-y divide-border rounded-lg border border-border">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      ) : null}
      <AddDomain key={domains.length} refused={refused} />
    </section>
  );
}

function DomainRow({ domain: { id, domain, status, checkedAt, isFailing, record } }: { domain: MailDomain }) {
  const { t, parts, language } = useTeamTexts("team");
  const shown = status === "verified" && isFailing ? "paused" : status;
  const { Icon, color } = looks[shown];
  return (
    <li className="px-4 py-3 text-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Icon className={`size-4 shrink-0 ${color}`} strokeWidth={1.75} aria-hidden="true" />
        <p className="min-w-0 grow font-medium wrap-anywhere">{domain}</p>
        <div className="flex gap-4">
          {shown === "verified" ? null : (
            <PostButton
              fields={{ intent: "verify-mail-domain", domainId: id }}
              label={t("Verify")}
              of={domain}
            />
          )}
          <PostButton
            fields={{ intent: "remove-mail-domain", domainId: id }}
            label={t("Remove")}
            of={domain}
          />
        </div>
      </div>
      <p className="mt-0.5 text-13 text-text-3">
        {t(texts[shown])}
        {checkedAt ? (
          <>
            {" "}
            {parts("Last checked {when}.", {
              when: <LocalTime key="when" at={checkedAt.toISOString()} format={dayAndTimeIn(language)} />,
            })}
          </>
        ) : null}
      </p>
      {shown === "verified" ? null : <RecordRows record={record} />}
    </li>
  );
}

function RecordRows({ record }: { record: DnsRecord }) {
  const { t } = useTeamTexts("team");
  const rows = [
    { name: t("Type"), value: record.type, copies: false },
    { name: t("Name"), value: record.name, copies: true },
    { name: t("Value"), value: record.value, copies: true },
  ];
  return (
    <dl className="mt-3 divide-y divide-border rounded-md border border-border">
      {rows.map(({ name, value, copies }) => (
        <div key={name} className="flex items-center gap-3 py-2 pr-2 pl-3">
          <dt className="w-14 shrink-0 text-13 text-text-3">{name}</dt>
          <dd className="min-w-0 grow font-medium break-all">{value}</dd>
          {copies ? (
            <dd>
              <CopyButton text={value} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function AddDomain({ refused }: { refused: { problem: string; typed: string } | null }) {
  const { t, said } = useTeamTexts("team");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className="mt-4 flex max-w-[360px] flex-col gap-3"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <HiddenFields fields={{ intent: "add-mail-domain" }} />
      <Field
        id="mail_domain"
        label={t("Email domain")}
        help={t("The part of your email addresses after the @.")}
        error={refused ? said(refused.problem) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="domain"
            defaultValue={refused?.typed ?? ""}
            placeholder="example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            required
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="self-start" aria-disabled={isBusy}>
        {t("Add domain")}
      </Button>
    </Form>
  );
}
