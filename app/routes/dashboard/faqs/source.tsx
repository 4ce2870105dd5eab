import { data, Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SourceView } from "#features/faqs/components/source-view.tsx";
import { findSource } from "#features/faqs/find-source.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { nullIfMissing } from "../../null-if-missing.ts";
import { framedMeta } from "../../private-meta.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/source";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const source = await findSource(db, context.get(ownerContext), request.url);
  if (!source)
    throw data(accountTexts(context, "website").t("We can't find this source. It may have been removed."), {
      status: 404,
    });
  return { ...inAccountLanguage(context, ["website", "sources"]), ...source };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return nullIfMissing(serverLoader());
}

/** A panel that is open, or was, would be loaded again with every change of the questions. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Source", matches);
}

export default function Source({ loaderData }: Route.ComponentProps) {
  const { t } = useTeamTexts("website");
  if (!loaderData) return <p role="alert">{t("We can't find this source. It may have been removed.")}</p>;
  const { about, pages } = loaderData;
  return (
    <>
      <PageHeader title={t("Source")} text={about}>
        <Link to="/dashboard/faqs" className={buttonClass({ variant: "secondary" })}>
          {t("Back to FAQs")}
        </Link>
      </PageHeader>
      <SourceView pages={pages} />
    </>
  );
}

export const ErrorBoundary = SectionError;
