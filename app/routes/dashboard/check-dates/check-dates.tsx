/** Published texts that the team wrote, with the dates by which to check them. */
import { useRef } from "react";
import { data, useActionData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { readUsualMonths } from "#features/check-dates/check-choices.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { findMailChoice } from "#features/companies/website-mail.server.ts";
import { runCheckAction } from "#features/help-center/checks/run-check-action.server.ts";
import { listTextChecks } from "#features/help-center/checks/text-checks.server.ts";
import { HintBar } from "#ui/hint-bar.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { useRowKeys } from "../../use-row-keys.ts";
import { PageLinks } from "../components/page-links.tsx";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/check-dates";
import { checksAddress, readChecksQuery } from "./checks-query.ts";
import { CheckMailForm } from "./components/check-mail-form.tsx";
import { TextCheckRow } from "./components/text-check-row.tsx";
import { UsualMonthsForm } from "./components/usual-months-form.tsx";

const pageSize = 50;

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Texts to check", matches);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const query = readChecksQuery(request.url);
  const [all, wantsMail, usualMonths] = await Promise.all([
    listTextChecks(db, scope, clock.now()),
    findMailChoice(db, scope, "checks"),
    readUsualMonths(db, scope),
  ]);
  const due = all.filter(({ isDue }) => isDue);
  const found = query.isAll ? all : due;
  return {
    ...inAccountLanguage(context, ["checks"]),
    query,
    counts: { due: due.length, all: all.length },
    pages: Math.ceil(found.length / pageSize),
    checks: found.slice((query.page - 1) * pageSize, query.page * pageSize),
    wantsMail,
    usualMonths,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const answer = await runCheckAction(context.get(servicesContext), context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  const { said } = accountTexts(context, "checks");
  if (!answer.ok) return data({ problem: said(answer.problem) }, { status: answer.status });
  const to = checksAddress(readChecksQuery(request.url));
  // Back leads away from the list, however many texts were confirmed in it.
  const headers = new Headers({ "X-Remix-Replace": "true" });
  return redirectWithToast(to, { kind: "success", text: said(answer.toast) }, headers);
}

export default function CheckDates({ loaderData }: Route.ComponentProps) {
  const { query, counts, pages, checks, wantsMail, usualMonths } = loaderData;
  const { t, number } = useTeamTexts("checks");
  const mayPublish = useMay()("publish content");
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, query.isAll ? keysForAll : keysForDue);
  const problem = useActionData<typeof action>()?.problem;
  return (
    <>
      <PageHeader
        title={t("Texts to check")}
        text={t(
          "Step can't compare your own texts with your website. Confirm from time to time that they're still correct.",
        )}
      />
      {problem ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {problem}
        </p>
      ) : null}
      <TabLinks
        label={t("Texts")}
        tabs={[
          { to: checksAddress({}), label: t("Due"), count: counts.due, isCurrent: !query.isAll },
          { to: checksAddress({ isAll: true }), label: t("All"), count: counts.all, isCurrent: query.isAll },
        ]}
      />
      {checks.length > 0 ? (
        <ul ref={list} className="mt-4 divide-y divide-border rounded-lg border border-border bg-surface">
          {checks.map((check) => (
            <TextCheckRow
              key={check.id}
              check={check}
              usualMonths={usualMonths}
              mayPublish={mayPublish}
              action={checksAddress(query)}
            />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-14 text-text-2">
          {counts.all === 0
            ? t("Articles, guides and answers that you wrote appear here once they're published.")
            : t("Nothing is due. All your texts were saved or confirmed recently.")}
        </p>
      )}
      <PageLinks page={query.page} pages={pages} addressOf={(page) => checksAddress({ ...query, page })} />
      {mayPublish ? (
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <UsualMonthsForm months={usualMonths} action={checksAddress(query)} />
          <CheckMailForm wantsMail={wantsMail} action={checksAddress(query)} />
        </div>
      ) : null}
      {checks.length > 0 ? (
        <HintBar
          hints={[
            { keys: ["J", "K"], label: t("Move") },
            { keys: [t("Enter")], label: t("Open") },
            ...(mayPublish && counts.due > 0 ? [{ keys: ["C"], label: t("Still correct") }] : []),
          ]}
          text={t("{count} due", { count: number(counts.due) })}
          className="mt-8"
        />
      ) : null}
    </>
  );
}

const confirm = "button[value=confirm]";
const keysForDue = { focuses: "[data-title]", keys: { c: { presses: confirm, removesRow: true } } };
/** Confirmed texts stay in this list. */
const keysForAll = { focuses: "[data-title]", keys: { c: { presses: confirm } } };

export const ErrorBoundary = SectionError;
