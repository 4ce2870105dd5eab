/** Begins imports: from an uploaded file, which is read right away, or from a help center, which a job reads. */
import { and, eq, notInArray } from "drizzle-orm";
import { centerImports, importPictures } from "#db/schema/center-imports.ts";
import { attachmentKeys } from "#engines/moving/place-links.ts";
import { findCompany, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { inImportTurn } from "#platform/threads/import-turns.ts";
import { ThreadLimitError } from "#platform/threads/open-thread.ts";
import { type Done, type Refused, refused, refusedAt } from "#shared/action-outcome.ts";
import { type ApiSource, activeStatuses } from "#shared/enumerations.ts";
import { isLoopbackName } from "#shared/host.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { endAbandonedImports } from "./end-abandoned-imports.server.ts";
import { originOfFile } from "./file-origin.server.ts";
import { moveInJob } from "./move-in.job.ts";
import { maxImportFileBytes, movingTexts as texts } from "./moving-texts.ts";
import { openMovingThread } from "./open-moving-thread.server.ts";
import { apiForms } from "./source-forms.ts";
import { stageArticles } from "./stage-items.server.ts";

type Deps = Pick<Services, "db" | "log" | "secretBox" | "config"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

export interface ZendeskAccess {
  email: string;
  token: string;
}

/** The address may lack its scheme. Null for anything else than a host. */
function readHelpCenterOrigin(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname, username } = new URL(address);
  return hostname.includes(".") && username === "" ? origin : null;
}

/** The start page of a help center anywhere on a website. Null for anything else. */
function readStartPage(typed: string): string | null {
  const origin = readHelpCenterOrigin(typed);
  if (origin === null) return null;
  const { pathname, search } = new URL(
    typed.trim().replace(/^(?:https?:\/\/)?/i, `${new URL(origin).protocol}//`),
  );
  return origin + (pathname + search).replace(/\/$/, "");
}

/** Keys are only sent encrypted, except to a server on this computer where an operator allows private addresses. */
function mayGetKey(origin: string, { crawl }: Deps["config"]): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || (isLoopbackName(hostname) && crawl.allowPrivate.length > 0);
}

export async function startZendeskImport(
  deps: Deps,
  scope: EditorScope,
  { address, access }: { address: string; access: ZendeskAccess | null },
): Promise<Done | Refused<"address">> {
  const origin = readHelpCenterOrigin(address);
  if (origin === null) return refusedAt("address", texts.noAddress);
  if (access && !mayGetKey(origin, deps.config)) return refusedAt("address", texts.insecureKey);
  return beginApiImport(deps, scope, {
    source: "zendesk",
    origin,
    label: new URL(origin).host,
    authorization: access && basic(`${access.email}/token`, access.token),
  });
}

export interface ApiImportRequest {
  source: Exclude<ApiSource, "zendesk">;
  /** Ignored if the source has one address for everyone. */
  address: string;
  key: string;
  /** One of the source's API addresses. The first one if it is empty. */
  region: string;
}

export async function startApiImport(
  deps: Deps,
  scope: EditorScope,
  { source, address, key, region }: ApiImportRequest,
): Promise<Done | Refused<"address" | "key">> {
  const form = apiForms[source];
  if (form.key === null) return startWebsiteImport(deps, scope, address);
  const regions = form.regions?.map(({ value }) => value) ?? [];
  const origin = form.address
    ? readHelpCenterOrigin(address)
    : (regions.find((each) => each === region) ?? regions[0] ?? null);
  if (origin === null) return refusedAt("address", texts.noSuchAddress(form.address?.placeholder ?? ""));
  if (!mayGetKey(origin, deps.config)) return refusedAt("address", texts.insecureKey);
  // Anything else can't be sent in a header.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) return refusedAt("key", texts.noKey);
  return beginApiImport(deps, scope, {
    source,
    origin,
    label: form.address ? new URL(origin).host : form.name,
    authorization: authorizationOf(source, key),
  });
}

function startWebsiteImport(
  deps: Deps,
  scope: EditorScope,
  address: string,
): Promise<Done | Refused<"address">> {
  const origin = readStartPage(address);
  if (origin === null)
    return Promise.resolve(
      refusedAt("address", texts.noSuchAddress(apiForms.website.address?.placeholder ?? "")),
    );
  return beginApiImport(deps, scope, {
    source: "website",
    origin,
    label: origin.replace(/^https?:\/\//, "").slice(0, 200),
    authorization: null,
  });
}

function authorizationOf(source: ApiImportRequest["source"], key: string): string {
  return source === "intercom" ? `Bearer ${key}` : basic(key, "X");
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}

/** The job then reads the source for the plan. */
export function beginApiImport(
  deps: Deps,
  scope: EditorScope,
  {
    authorization,
    ...values
  }: { source: ApiSource; origin: string; label: string; authorization: string | null },
): Promise<Done | Refused> {
  return begin(deps, scope, async (tx) => {
    const place = { companyId: scope.companyId, userId: "userId" in scope ? scope.userId : null };
    const importId = await insertImport(tx, place, { ...values, phase: "plan", status: "queued" });
    if (authorization !== null)
      await tx
        .update(centerImports)
        .set({ sealedAccess: deps.secretBox.seal(authorization, importId) })
        .where(eq(centerImports.id, importId));
    await deps.jobs.enqueue(tx, moveInJob, { importId }, { companyId: scope.companyId });
  });
}

/** `bytes` is transferred to a thread and can't be used afterwards. */
export async function startFileImport(
  deps: Deps,
  scope: OwnerScope,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<Done | Refused<"file">> {
  if (bytes.length === 0 || bytes.length > maxImportFileBytes) return refusedAt("file", texts.noFile);
  const outcome = await inImportTurn(scope.companyId, () => readAndStage(deps, scope, { name, bytes }));
  return "isBusy" in outcome ? refused(429, outcome.problem, { file: outcome.problem }) : outcome;
}

async function readAndStage(
  deps: Deps,
  scope: OwnerScope,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<Done | Refused<"file">> {
  const thread = openMovingThread();
  try {
    const company = await findCompany(deps.db, scope);
    const language = mainLanguageOf(company ?? { language: null });
    const read = await thread.tasks.readFile({ bytes, language }, { transfer: [bytes.buffer] });
    if ("problem" in read) return refusedAt("file", read.problem);
    const { center, source } = read;
    const keys = new Set(
      center.articles.flatMap(({ pictures, markdown }) => [...pictures, ...attachmentKeys(markdown)]),
    );
    return await begin(deps, scope, async (tx) => {
      const origin = read.origin || (await originOfFile(tx, scope, { source, articles: center.articles }));
      const importId = await insertImport(tx, scope, {
        source,
        origin,
        label:
          name
            .replace(/[\p{Cc}]+/gu, " ")
            .trim()
            .slice(0, 200) || read.tool,
        phase: "plan",
        status: "completed",
        collections: center.collections,
        cursor: { requests: [], main: "", collections: [], notes: center.notes },
      });
      const staged = center.articles.map((article, position) => ({ ...article, position }));
      for (const [locale, each] of Map.groupBy(staged, (article) => article.locale ?? ""))
        await stageArticles(tx, { importId, locale }, each);
      for (const key of keys) {
        const bytes = await thread.tasks.readPacked(key);
        if (bytes) await tx.insert(importPictures).values({ importId, key, bytes });
      }
    });
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    return refusedAt("file", texts.tooSlow);
  } finally {
    await thread.close();
  }
}

/** Replaces the company's last import, unless that is under way. */
export async function insertImport(
  tx: Transaction,
  { companyId, userId }: { companyId: string; userId: string | null },
  values: Omit<typeof centerImports.$inferInsert, "companyId" | "userId">,
): Promise<string> {
  await endAbandonedImports(tx, { companyId });
  await tx
    .delete(centerImports)
    .where(
      and(eq(centerImports.companyId, companyId), notInArray(centerImports.status, [...activeStatuses])),
    );
  const [row] = await tx
    .insert(centerImports)
    .values({ ...values, companyId, userId })
    .onConflictDoNothing()
    .returning({ id: centerImports.id });
  if (!row) throw new AppError("conflict", texts.isRunning);
  return row.id;
}

async function begin(
  { db, log }: Deps,
  scope: EditorScope,
  insert: (tx: Transaction) => Promise<void>,
): Promise<Done | Refused> {
  try {
    await db.transaction(async (tx) => {
      await lockOwnCompany(tx, scope, "change settings");
      await insert(tx);
    });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, { log, event: "import start failed", problem: texts.failed });
  }
}
