/** The named states that a database can be filled with. */
import { ensureFirstBetaCode } from "#features/beta-access/manage-beta-codes.server.ts";
import { importCenter } from "#features/help-center/export/import-center.server.ts";
import { StartupError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type CenterSize, centerArchive } from "./center-archive.ts";
import { createOwner, type SeedOwner } from "./create-owner.ts";
import { publishCenter } from "./publish-center.ts";

interface SeedState {
  summary: string;
  /** Returns what to tell the developer, line by line. */
  seed(services: Services): Promise<string[]>;
}

export const seedStates = {
  empty: {
    summary: "tables and a beta code, no accounts",
    seed: async (services) => {
      const made = await ensureFirstBetaCode(services);
      return made ? [`Beta code  ${made.code}`] : ["The tables are ready."];
    },
  },
  sample: {
    summary: "an owner with a public help center: 24 questions, 6 articles, a guide",
    seed: (services) => seedCenter(services, { questions: 24, articles: 6 }),
  },
  many: {
    summary: "the same with 3,000 questions and 300 articles",
    seed: (services) => seedCenter(services, { questions: 3_000, articles: 300 }),
  },
} satisfies Record<string, SeedState>;

export function isSeedState(name: string): name is keyof typeof seedStates {
  return Object.hasOwn(seedStates, name);
}

async function seedCenter(services: Services, size: CenterSize): Promise<string[]> {
  const owner = await createOwner(services);
  const archive = await centerArchive(size, services);
  const result = await importCenter(services, owner.scope, archive);
  if ("problem" in result) throw new StartupError(result.problem);
  if (result.outcome === "not-empty") throw new StartupError("The new account has content already.");
  const subdomain = await publishCenter(services, owner.scope);
  return [`Help center  ${services.origin}/help/${subdomain}`, ...signInLines(services, owner)];
}

function signInLines({ origin }: Services, { email, password }: SeedOwner): string[] {
  return [`Sign in      ${origin}/auth`, `Email        ${email}`, `Password     ${password}`];
}
