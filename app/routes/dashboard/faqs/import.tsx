/**
 * Imports questions from a file: first shows a preview of the changes, then makes exactly those. Works without
 * JavaScript.
 */

import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { applyImport, previewImport, type ShownPlan } from "#features/faqs/import-faqs.server.ts";
import { faqRefusals } from "#features/faqs/owner-texts.ts";
import { readUploadedFaqs } from "#features/faqs/read-uploaded-faqs.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { decodeText } from "#shared/decode-text.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/import";
import { ImportForm } from "./components/import-form.tsx";
import { ImportPlanView, type ShownImport } from "./components/import-plan.tsx";

const maxFileBytes = 4_000_000;
/** The maximum for each part of the plan. The rest is only counted. */
const maxShown = 50;

export function loader({ context }: Route.LoaderArgs) {
  context.get(ownerContext);
  return inAccountLanguage(context, ["faqs"]);
}

export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const { db, pageCache } = context.get(servicesContext);
  const { said } = accountTexts(context, "faqs");
  const form = await readForm(context);
  const intent = form.get("intent");
  if (intent !== "preview" && intent !== "apply") throw data(faqRefusals.unknownForm, { status: 400 });
  const sent = form.get(intent === "preview" ? "file" : "content");
  const company = await findCompany(db, scope);
  const content = await contentOf(sent, mainLanguageOf(company ?? { language: null }));
  if (content === null) return refused("Choose a CSV or JSON file up to 4 MB.");
  const read = await readUploadedFaqs(scope, content);
  if ("problem" in read) return refused(read.problem, "isBusy" in read ? 429 : 400);
  const { rows } = read;
  if (intent === "preview") return shown({ ...(await previewImport(db, scope, rows)), content });
  const digest = String(form.get("digest") ?? "");
  const applied = await db.transaction((tx) => applyImport(tx, scope, { rows, digest }));
  if (applied.outcome === "stale") {
    return shown({
      ...applied,
      content,
      notice: "Your FAQs changed in the meantime. Review the changes again.",
    });
  }
  pageCache.invalidate(scope.companyId);
  const { added, changed } = applied.plan;
  const text = `Import done: ${added.length} added, ${changed.length} changed`;
  return redirectWithToast("/dashboard/faqs", { kind: "success", text: said(text) });
}

/**
 * Returns the uploaded file, or the text of a previewed one. Returns null if there is neither, or if it is too large or
 * binary. `language` is the main language here.
 */
async function contentOf(value: FormDataEntryValue | null, language: string): Promise<string | null> {
  if (typeof value === "string")
    return value.length > 0 && value.length <= maxFileBytes * 2 ? fromField(value) : null;
  if (!value || value.size === 0 || value.size > maxFileBytes) return null;
  return decodeText(new Uint8Array(await value.arrayBuffer()), language);
}

/**
 * Browsers normalize line endings in form fields, but not inside a JSON string. Only a string is parsed, because other
 * JSON could be millions of objects.
 */
function fromField(value: string): string | null {
  if (!value.startsWith('"')) return null;
  try {
    const text: unknown = JSON.parse(value);
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

function refused(message: string, status = 400) {
  return data({ error: message, plan: null }, { status });
}

function shown({
  plan,
  digest,
  content,
  notice = null,
}: ShownPlan & { content: string; notice?: string | null }) {
  const view: ShownImport = {
    notice,
    digest,
    content: JSON.stringify(content),
    counts: {
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      errors: plan.errors.length,
    },
    added: plan.added.slice(0, maxShown),
    changed: plan.changed.slice(0, maxShown),
    errors: plan.errors.slice(0, maxShown),
  };
  return data({ error: null, plan: view });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Import FAQs", matches);
}

export default function ImportFaqs({ actionData }: Route.ComponentProps) {
  const { t, said } = useTeamTexts("faqs");
  return (
    <>
      <PageHeader title={t("Import FAQs")}>
        <a href="/dashboard/faqs" className={buttonClass({ variant: "secondary" })}>
          {t("Back to FAQs")}
        </a>
      </PageHeader>
      {actionData?.plan ? (
        <ImportPlanView shown={actionData.plan} />
      ) : (
        <ImportForm error={actionData?.error ? said(actionData.error) : null} />
      )}
    </>
  );
}

export const ErrorBoundary = SectionError;
