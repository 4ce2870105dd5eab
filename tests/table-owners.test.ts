/**
 * A table belongs to one room. Other rooms call its owner's queries instead of reading or writing it.
 * `table-crossings.json` has the existing violations, and may only become shorter.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema.ts";

const root = dirname(import.meta.dirname);

const tablesOf: Record<string, (keyof typeof schema)[]> = {
  "features/accounts": [
    "users",
    "sessions",
    "accounts",
    "verifications",
    "linkTokens",
    "passkeys",
    "authenticatorApps",
    "recoveryCodes",
    "pendingSignIns",
    "providerIdentities",
  ],
  "features/analytics": [
    "dailyVisits",
    "questionViews",
    "videoQuestionViews",
    "askedQuestions",
    "clickedSearches",
    "unansweredSearches",
  ],
  "features/api": ["apiRequests"],
  "features/articles": [
    "helpCenterContent",
    "articleDrafts",
    "articleStates",
    "articleVersions",
    "articleRedirects",
    "articleImages",
    "removedArticles",
  ],
  "features/beta-access": ["waitlist", "betaCodes"],
  "features/blocked-content": ["blockedContent"],
  "features/blog": ["blogCategories", "blogPosts", "blogPostViews", "blogOldSlugs", "blogImages"],
  "features/check-dates": ["textChecks", "textCheckMails"],
  "features/companies": [
    "auditEntries",
    "companies",
    "companyKeys",
    "members",
    "formerMembers",
    "privateAccess",
    "subdomainReservations",
    "claimLinks",
    "onboardingLogos",
    "webhookEndpoints",
    "webhookDeliveries",
  ],
  "features/contact": ["contactMessages"],
  "features/crawl-service": ["apiKeys", "serviceJobs", "servicePages"],
  "features/domains": ["mailDomains"],
  "features/exams": ["examRuns", "examSchedules"],
  "features/faqs": [
    "collections",
    "collectionRedirects",
    "generatedFaqs",
    "faqEvidence",
    "pinnedAnswers",
    "learnedWordings",
    "videoGeneratedFaqs",
    "claimConflicts",
    "faqContradictions",
    "faqProposals",
    "faqVersions",
    "removedFaqs",
    "sourcePages",
  ],
  "features/feedback": ["helpfulVotes"],
  "features/guides": ["gettingStarted", "guideImages", "guideVersions", "videoGuides"],
  "features/readers": ["invitedReaders", "readerLinks", "readerCodes"],
  "features/onboarding": ["onboardings", "trials"],
  "features/recordings": [
    "recordings",
    "videoTranscriptions",
    "extensionConnections",
    "extensionCodes",
    "guideReplays",
    "guideReplaySchedules",
  ],
  "features/moving": ["centerImports", "importItems", "importPictures", "importedArticles"],
  "features/redirects": ["redirects"],
  "features/team": ["invitations"],
  "features/translations": ["companyLanguages", "translations", "translationRuns"],
  "features/videos": ["videoMetadata", "videoUploads"],
  "features/websites": [
    "crawls",
    "crawlPages",
    "faqGenerations",
    "modelRuns",
    "websiteChecks",
    "websiteSchedules",
  ],
  "features/widget": ["widgetSecrets", "widgetSightings", "widgetTokens"],
  platform: ["outboxMails", "rateLimits", "serverSecrets", "serverMarks"],
};

const ownerOf = new Map(
  Object.entries(tablesOf).flatMap(([room, tables]) => tables.map((table) => [table as string, room])),
);

/**
 * Returns the room of a file, such as "features/faqs" for "features/faqs/drafts.server.ts". Outside features, it is the
 * first folder.
 */
function roomOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  return first === "features" ? `${first}/${second}` : first;
}

/** Returns the tables that a file imports from the schema, except for types. */
function tablesIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const imports = text.matchAll(/^import \{([^}]*)\} from "#db\/schema[^"]*";/gm);
  return [...imports].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => /^\s*(\w+)(?: as \w+)?\s*$/.exec(name)?.[1] ?? []),
  );
}

/** Returns "reader → table", as in the list. */
function findCrossings(): string[] {
  const files = ["app", "features", "platform", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files
    .flatMap((file) =>
      tablesIn(file)
        .filter((table) => ownerOf.has(table) && ownerOf.get(table) !== roomOf(file))
        .map((table) => `${file} → ${table}`),
    )
    .sort();
}

test("has one owner per table", () => {
  const tables = Object.entries(schema).filter(([, value]) => isTable(value));
  const listed = Object.values(tablesOf).flat();
  expect(listed.toSorted()).toEqual(tables.map(([name]) => name).toSorted());
});

test("no room reads or writes another room's table, except the listed ones", () => {
  const crossings = findCrossings();
  const allowed: string[] = JSON.parse(
    readFileSync(join(import.meta.dirname, "table-crossings.json"), "utf8"),
  );
  expect({
    added: crossings.filter((crossing) => !allowed.includes(crossing)),
    stale: allowed.filter((crossing) => !crossings.includes(crossing)),
  }).toEqual({ added: [], stale: [] });
});
