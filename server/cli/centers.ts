import { open, readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { findCompanyAt } from "#features/companies/company-record.server.ts";
import { findFirstOwner } from "#features/companies/first-owner.server.ts";
import { readCopiedLanguages } from "#features/help-center/export/copied-languages.server.ts";
import { dataArchive } from "#features/help-center/export/data-archive.server.ts";
import { exportTexts } from "#features/help-center/export/export-texts.ts";
import { importCenter } from "#features/help-center/export/import-center.server.ts";
import { staticSite } from "#features/help-center/export/static-site.ts";
import { type ZipEntry, zipStream } from "#features/help-center/export/zip-stream.ts";
import { findOwnPublicScope } from "#features/help-center/find-public-scope.server.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { loadBuiltApp } from "../app-build.ts";
import { createCenterReader } from "../center-reader.ts";
import type { CommandInput } from "./commands.ts";
import { printable } from "./print-list.ts";
import { withServices } from "./with-services.ts";

export function exportCenter({
  config,
  args: [subdomain = "", file = ""],
  options,
}: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const scope = await findScope(services, subdomain);
    if (!scope) return refuse(unknown(subdomain));
    const entries = options.json ? dataArchive(services, scope) : await website(services, scope);
    if (!entries) return refuse(exportTexts.notPublic);
    const path = resolve(file);
    await writeZip(path, entries, services.clock.now());
    process.stdout.write(`${path}\n`);
    return 0;
  });
}

async function website(services: Services, scope: OwnerScope): Promise<AsyncIterable<ZipEntry> | null> {
  const own = await findOwnPublicScope(services.db, scope);
  if (!own) return null;
  const app = await loadBuiltApp();
  const reader = createCenterReader({ services, app, rootDir: projectRoot }, own.subdomain);
  return staticSite({ reader, languages: await readCopiedLanguages(services.db, own.scope) });
}

async function writeZip(path: string, entries: AsyncIterable<ZipEntry>, now: Date): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of zipStream(entries, { now })) await file.write(chunk);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

export function importInto({ config, args: [subdomain = "", file = ""] }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const scope = await findScope(services, subdomain);
    if (!scope) return refuse(unknown(subdomain));
    const bytes = new Uint8Array(await readFile(resolve(file)));
    // No other import waits for this process.
    const result = await importCenter(services, scope, bytes, { picturesMs: Infinity });
    if ("problem" in result) return refuse(result.problem);
    if (result.outcome === "not-empty") return refuse(exportTexts.notEmpty);
    for (const problem of result.problems) process.stderr.write(`${printable(problem)}\n`);
    const { questions, articles, guides, pictures } = result.contents;
    process.stdout.write(
      `${questions} questions, ${articles} articles, ${guides} guides, ${pictures} pictures\n`,
    );
    return 0;
  });
}

/** Returns null if the help center has no owner, because exports and imports run with the owner's permissions. */
async function findScope({ db }: Services, subdomain: string): Promise<OwnerScope | null> {
  const companyId = await findCompanyAt(db, subdomain);
  return companyId ? findFirstOwner(db, companyId) : null;
}

function unknown(subdomain: string): string {
  return `No help center ${printable(subdomain)} with an owner.`;
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
