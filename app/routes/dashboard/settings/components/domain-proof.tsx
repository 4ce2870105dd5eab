/** Shows the record to set, what DNS returns now, and a button that checks again. */

import { CircleAlert, CircleCheck, Clock3 } from "lucide-react";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useSaid, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { DnsRecord } from "#features/domains/domain-records.ts";
import type { DomainView } from "#features/domains/present-domain.ts";
import type { Refused } from "#shared/action-outcome.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { type Notice, useToast } from "#ui/toaster.tsx";
import { usePost } from "../../../use-post.ts";

const looks = {
  verified: { Icon: CircleCheck, color: "text-ok", title: "Verified." },
  pending: { Icon: Clock3, color: "text-warn", title: "Pending." },
  failed: { Icon: CircleAlert, color: "text-danger", title: "Failed." },
} as const;

export function DomainProof({ domain, isUsed }: { domain: DomainView; isUsed: boolean }) {
  const { status, records, proxyHost, isProxyLocal } = domain;
  const { t } = useTeamTexts("center");
  const { Icon, color, title } = looks[status];
  return (
    <div className="mt-5 flex flex-col gap-4 text-14">
      <div role="status" className="flex gap-2.5">
        <Icon className={`mt-0.5 size-4 shrink-0 ${color}`} strokeWidth={1.75} aria-hidden="true" />
        <div className="min-w-0">
          <p>
            <span className="font-medium">{t(title)}</span> {statusText(domain, { isUsed, t })}
          </p>
          <CheckedAt domain={domain} />
        </div>
      </div>
      {status === "verified" ? null : (
        <p className="rounded-md bg-surface-2 px-3 py-2.5 text-text-2">
          {t(
            "Add this CNAME record at your domain provider. It points to {host}. DNS changes can take up to 6 hours.",
            { host: proxyHost },
          )}
        </p>
      )}
      {isProxyLocal ? (
        <p className="rounded-md bg-warn-tint px-3 py-2.5">
          {t(
            "{host} isn't a public hostname, so the record won't work yet. Ask the server's operator to set a public hostname.",
            { host: proxyHost },
          )}
        </p>
      ) : null}
      <RecordRows record={records.cname} found={domain.check?.found.cname ?? null} />
      <details className="group" open={domain.check !== null && domain.check.found.txt.length > 0}>
        <summary className="text-text-2 hover:text-text">
          {t("Using a root domain such as example.com? Use a TXT record")}
        </summary>
        <p className="mt-3 mb-3 text-text-2">
          {t(
            "It proves that the domain is yours. Then point the domain to {host} with an ALIAS or ANAME record, or to its IP addresses.",
            { host: proxyHost },
          )}
        </p>
        <RecordRows record={records.txt} found={domain.check?.found.txt ?? null} />
      </details>
      <VerifyButton />
    </div>
  );
}

function statusText(
  { domain, status, check }: DomainView,
  { isUsed, t }: { isUsed: boolean; t: TeamTexts<"center">["t"] },
): string {
  if (status === "verified") {
    if (check?.result === "differs")
      return t("{domain} pointed elsewhere when we last checked. We'll check again soon.", { domain });
    return isUsed
      ? t("Visitors open https://{domain}", { domain })
      : t("{domain} is yours. Select it above to use it.", { domain });
  }
  if (check === null) return t("Not checked yet.");
  if (check.isTaken)
    return t("Another help center uses {domain}, and its record is still in DNS.", { domain });
  if (check.result === "unknown")
    return t("The name servers of {domain} didn't answer ({code}). Try again in a few minutes.", {
      domain,
      code: check.code ?? t("no answer"),
    });
  const found = check.found.cname.length + check.found.txt.length;
  return found > 0
    ? t("{domain} points somewhere else. Compare the records below.", { domain })
    : t("We found no record for {domain} yet.", { domain });
}

function CheckedAt({ domain: { checkedAt, status } }: { domain: DomainView }) {
  const { t, parts, language } = useTeamTexts("center");
  if (!checkedAt) return null;
  return (
    <p className="text-13 text-text-3">
      {parts("Last checked {when}.", {
        when: <LocalTime key="when" at={checkedAt} format={dayAndTimeIn(language)} />,
      })}{" "}
      {t(status === "verified" ? "We check every day." : "We check every hour.")}
    </p>
  );
}

/** `found` is null before the first check. */
function RecordRows({ record, found }: { record: DnsRecord; found: string[] | null }) {
  const { t } = useTeamTexts("center");
  const isRight = found?.some((value) => value.toLowerCase() === record.value) ?? false;
  const rows = [
    { name: t("Type"), value: record.type, copies: false },
    { name: t("Name"), value: record.name, copies: true },
    { name: t("Expected"), value: record.value, copies: true },
  ];
  return (
    <dl className="overflow-hidden rounded-md border border-border">
      {rows.map(({ name, value, copies }) => (
        <div key={name} className="flex items-center gap-3 border-b border-border py-2 pr-2 pl-3">
          <dt className="w-20 shrink-0 text-13 text-text-3">{name}</dt>
          <dd className="min-w-0 grow font-medium break-all">{value}</dd>
          {copies ? (
            <dd>
              <CopyButton text={value} />
            </dd>
          ) : null}
        </div>
      ))}
      <div className="flex items-start gap-3 bg-surface-2 py-2 pr-2 pl-3">
        <dt className="w-20 shrink-0 text-13 text-text-3">{t("Found")}</dt>
        <dd className={`min-w-0 grow break-all ${isRight ? "text-ok" : "text-text-2"}`}>
          {found === null ? t("Not checked yet") : null}
          {found?.length === 0 ? t("No {type} record", { type: record.type }) : null}
          {found?.map((value) => (
            <span key={value} className="block">
              {value}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

export const verifyFormId = "verify-domain";

function VerifyButton() {
  const { post, isPosting: isBusy } = usePost<{ ok: true; toast: Notice } | Refused>();
  const { t } = useTeamTexts("center");
  const said = useSaid();
  const toast = useToast();
  async function verify() {
    const answer = await post({ intent: "verify-domain" });
    const text = said("We couldn't reach the server. Try again.");
    toast(answer.ok ? answer.toast : { kind: "error", text });
  }
  return (
    <Button
      type="submit"
      variant="secondary"
      form={verifyFormId}
      aria-disabled={isBusy}
      className="self-start"
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) void verify();
      }}
    >
      {t(isBusy ? "Verifying..." : "Verify Domain")}
    </Button>
  );
}
