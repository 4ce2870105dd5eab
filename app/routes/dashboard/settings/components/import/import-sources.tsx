import { ArrowLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { apiForms, fileForms } from "#features/moving/source-forms.ts";
import { ApiSourceForm, FileSourceForm, type Refusal, ZendeskForm } from "./source-forms.tsx";

const here = "/dashboard/settings/import";

interface SourceRow {
  to: string;
  /** Null for the product itself. */
  name: string | null;
  text: string;
  needs: string;
}

const rows: SourceRow[] = [
  ...Object.entries({ ...apiForms, ...fileForms }).map(([source, form]) => ({
    ...form,
    to: `${here}?from=${source}`,
  })),
  {
    to: "/dashboard/faqs/import",
    name: "Questions",
    text: "One question and answer per row",
    needs: "CSV or JSON file",
  },
  {
    to: "/dashboard/settings/export",
    name: null,
    text: "A data download of another help center",
    needs: "ZIP file",
  },
];

export function ImportSources({ appName, refused }: { appName: string; refused: Refusal | null }) {
  const { t } = useTeamTexts("moving");
  const [search] = useSearchParams();
  const from = search.get("from") ?? "";
  const isApi = Object.hasOwn(apiForms, from);
  const isFile = Object.hasOwn(fileForms, from);
  if (!isApi && !isFile) return <AllSources appName={appName} refused={refused} />;
  return (
    <div className="flex max-w-190 flex-col gap-6">
      <Link to={here} className="flex items-center gap-1.5 self-start text-14">
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("All sources")}
      </Link>
      {isApi ? <ApiSourceForm source={from as keyof typeof apiForms} refused={refused} /> : null}
      {isFile ? <FileSourceForm source={from as keyof typeof fileForms} refused={refused} /> : null}
    </div>
  );
}

function AllSources({ appName, refused }: { appName: string; refused: Refusal | null }) {
  const { t, said } = useTeamTexts("moving");
  return (
    <div className="flex max-w-190 flex-col gap-8">
      <div>
        <h2 className="text-20 font-semibold">
          {t("Move your help center to {product}", { product: appName })}
        </h2>
        <p className="mt-2 text-16 text-text-2">{t("You see a plan before anything is imported.")}</p>
      </div>
      <ZendeskForm refused={refused} />
      <section aria-labelledby="other_sources">
        <h2 id="other_sources" className="text-16 font-semibold">
          {t("Or select a source")}
        </h2>
        <ul className="mt-2">
          {rows.map(({ to, name, text, needs }) => (
            <li key={to}>
              <Link
                to={to}
                className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-border py-3 text-14 text-text no-underline hover:bg-hover md:grid-cols-[11rem_minmax(0,1fr)_auto_auto]"
              >
                <span className="font-medium">{name === null ? appName : said(name)}</span>
                <span className="text-text-2 max-md:col-start-1 max-md:row-start-2 max-md:text-13">
                  {said(text)}
                </span>
                <span className="text-text-2 max-md:col-start-2 max-md:row-start-1">{said(needs)}</span>
                <ChevronRight
                  className="size-4 shrink-0 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
