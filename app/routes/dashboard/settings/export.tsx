/** Exports a help center as a static website or as data, and imports such data. */
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { contentsText, exportTexts } from "#features/help-center/export/export-texts.ts";
import {
  type CenterContents,
  importCenter,
  isCenterEmpty,
  previewCenter,
} from "#features/help-center/export/import-center.server.ts";
import { findOwnPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { getAccess } from "#features/readers/change-access.server.ts";
import { maxImportBytes } from "#shared/center-export.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { FileInput } from "#ui/primitives/input.tsx";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import type { Route } from "./+types/export";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/export";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const [{ company }, own, isEmpty, { values }] = await Promise.all([
    getSettings(db, scope),
    findOwnPublicScope(db, scope),
    isCenterEmpty(db, scope),
    getAccess(db, scope),
  ]);
  const isPrivate = values.access === "password" || values.access === "members";
  return {
    ...inAccountLanguage(context, ["settings", "transfer"]),
    openUrl: openUrl(company, origin),
    isPublic: own !== null,
    isPrivate,
    isEmpty,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const intent = form.get("intent");
  if (intent !== "look" && intent !== "import") throw unknownForm();
  const file = form.get("archive");
  if (!(file instanceof File) || file.size === 0 || file.size > maxImportBytes)
    return refused(exportTexts.noFile);
  if (intent === "import" && form.get("confirm") !== "yes") return refused(exportTexts.notConfirmed);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = await (intent === "look"
    ? previewCenter(scope, bytes)
    : importCenter(services, scope, bytes));
  if ("problem" in result) return refused(result.problem, "isBusy" in result ? 429 : 400);
  if ("name" in result) return { found: { file: file.name, ...result } };
  if (result.outcome === "not-empty") return refused(exportTexts.notEmpty, 409);
  const texts = accountTexts(context, "transfer");
  const text = texts.t("Import done: {contents}", { contents: contentsText(result.contents, texts) });
  if (result.problems.length > 0) return { done: { text, problems: result.problems } };
  return redirectWithToast(here, { kind: "success", text });
}

function refused(error: string, status = 400) {
  return data({ error }, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Export & Import", matches);
}

export default function ExportAndImport({ loaderData, actionData }: Route.ComponentProps) {
  const { isPublic, isPrivate, isEmpty } = loaderData;
  const { t, said } = useTeamTexts("transfer");
  const error = actionData && "error" in actionData ? actionData.error : undefined;
  const found = actionData && "found" in actionData ? (actionData.found ?? null) : null;
  const done = actionData && "done" in actionData ? (actionData.done ?? null) : null;
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <div className="flex max-w-160 flex-col gap-10">
        <Section
          title={t("As a website")}
          text={t(
            "All public pages with images, videos and search. You can host the folder anywhere, without Step.",
          )}
        >
          {isPublic ? (
            <DownloadLink what="website">{t("Download website")}</DownloadLink>
          ) : (
            <p className="text-14 text-text-2">
              {t(isPrivate ? exportTexts.isPrivate : exportTexts.notPublic)}
            </p>
          )}
        </Section>
        <Section
          title={t("As data")}
          text={t(
            "Your content as JSON, with images. Import it here or into another Step. Videos are only in the website download.",
          )}
        >
          <DownloadLink what="data">{t("Download data")}</DownloadLink>
        </Section>
        <Section
          title={t("Import")}
          text={t(
            "Imports a data download. It never overwrites FAQs or guides, so your help center must be empty.",
          )}
        >
          {error ? (
            <p role="alert" id="import_error" className="mb-3 text-14 text-danger">
              {said(error)}
            </p>
          ) : null}
          {done ? <ImportDone {...done} /> : null}
          {isEmpty && !done ? (
            <ImportForm isWrong={Boolean(error)} found={found} />
          ) : done || error ? null : (
            <p className="text-14 text-text-2">{t(exportTexts.notEmpty)}</p>
          )}
        </Section>
      </div>
    </SettingsFrame>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="mt-1 mb-4 text-14 text-text-2">{text}</p>
      {children}
    </section>
  );
}

function DownloadLink({ what, children }: { what: "website" | "data"; children: string }) {
  return (
    <a href={`${here}/files?what=${what}`} className={buttonClass({ variant: "secondary" })}>
      <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {children}
    </a>
  );
}

interface Found extends CenterContents {
  file: string;
}

/** First shows what the file contains, then imports it. Picking another file starts over. */
function ImportForm({ isWrong, found }: { isWrong: boolean; found: Found | null }) {
  const texts = useTeamTexts("transfer");
  const { t, number } = texts;
  const asked = useNavigation().formData?.get("intent");
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = found && (chosen === null || chosen === found.file) ? found : null;
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-4">
      <div>
        <label htmlFor="import_archive" className="mb-1 block text-14 font-medium">
          {t("ZIP or JSON file")}
        </label>
        <FileInput
          id="import_archive"
          name="archive"
          accept=".zip,.json"
          required
          onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? "")}
          aria-describedby={isWrong ? "import_error" : undefined}
        />
      </div>
      <div role="status" className="text-14">
        {shown ? (
          <>
            <p className="wrap-anywhere">
              <span className="font-medium">{shown.name}</span>: {contentsText(shown, texts)}
            </p>
            {shown.missingPictures > 0 ? (
              <p className="mt-1 text-text-2">
                {t(
                  shown.missingPictures === 1
                    ? "{count} image can't be found in this file and will be missing."
                    : "{count} images can't be found in this file and will be missing.",
                  { count: number(shown.missingPictures) },
                )}
              </p>
            ) : null}
          </>
        ) : null}
      </div>
      {shown ? (
        <>
          <label className="flex items-start gap-2 text-14">
            <input type="checkbox" name="confirm" value="yes" required className="mt-0.5 size-4 shrink-0" />
            {t(
              "Replace my company's name, website, appearance, contact details and search settings with those in the file",
            )}
          </label>
          <Button type="submit" name="intent" value="import" aria-disabled={asked !== undefined}>
            {t(asked === "import" ? "Importing..." : "Import")}
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="look"
          variant="secondary"
          aria-disabled={asked !== undefined}
        >
          {t(asked === "look" ? "Looking..." : "Review file")}
        </Button>
      )}
    </Form>
  );
}

function ImportDone({ text, problems }: { text: string; problems: string[] }) {
  const { t, said } = useTeamTexts("transfer");
  return (
    <div role="status" className="text-14">
      <p className="font-medium">{text}</p>
      <p className="mt-2 text-text-2">{t("We couldn't import everything:")}</p>
      <ul className="mt-1 list-disc pl-5 text-text-2">
        {[...new Set(problems)].slice(0, 20).map((problem) => (
          <li key={problem}>{said(problem)}</li>
        ))}
      </ul>
    </div>
  );
}

export const ErrorBoundary = SettingsLoadFailed;
