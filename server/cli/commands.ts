/** Every command: how it is called, what it takes, and where it is done. */
import type { Config } from "#platform/config.ts";

/** All flags there are; each command names those it takes. */
export const flags = {
  json: { type: "boolean", default: false },
  code: { type: "string" },
  uses: { type: "string" },
  expires: { type: "string" },
  note: { type: "string" },
  first: { type: "string" },
  pages: { type: "string" },
  concurrency: { type: "string" },
  into: { type: "string" },
  check: { type: "boolean", default: false },
} as const;

export interface CommandInput {
  config: Config;
  args: string[];
  options: { json: boolean; check: boolean } & Partial<
    Record<Exclude<keyof typeof flags, "json" | "check">, string>
  >;
  /** Says what was wrong about the call, and how it is called; returns the exit status for that. */
  misused(sentence: string): number;
}

export interface Command {
  /** As typed, such as "beta-codes create". */
  name: string;
  /** What follows the name, for the usage. */
  takes: string;
  does: string;
  flags: (keyof typeof flags)[];
  /** How many arguments there must be, at least and at most. */
  args: [number, number];
  /** Each loads only what it needs: reading a site needs no database. Returns the exit status. */
  run(input: CommandInput): Promise<number>;
}

export const commands: Command[] = [
  {
    name: "import",
    takes: "URL [--json]",
    does: "Read a website and show what was found; nothing is stored.\n--json prints { pages, colors, contactInfo, brandAssets, faqs, timings }.",
    flags: ["json"],
    args: [1, 1],
    run: async ({ config, args: [url = ""], options: { json } }) =>
      (await import("./import.ts")).importSite(config, { url, json }),
  },
  {
    name: "create",
    takes: "URL",
    does: "Make a help center from a website on the running server.",
    flags: [],
    args: [1, 1],
    run: async ({ config, args: [url = ""] }) => (await import("./create.ts")).createCenter(config, url),
  },
  {
    name: "beta-codes create",
    takes: "[--code CODE] [--uses N] [--expires DATE] [--note TEXT] [--json]",
    does: "Make a beta code: a random one, for one person, for ever, unless said otherwise.\nDATE is a day such as 2027-01-31 (its end, UTC) or a moment.",
    flags: ["code", "uses", "expires", "note", "json"],
    args: [0, 0],
    run: async (input) => (await import("./beta-codes.ts")).createCode(input),
  },
  {
    name: "beta-codes list",
    takes: "[--json]",
    does: "Show all beta codes, the newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./beta-codes.ts")).listCodes(input),
  },
  {
    name: "beta-codes disable",
    takes: "CODE",
    does: "Let nobody else sign up with a code.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./beta-codes.ts")).disableCode(input),
  },
  {
    name: "beta-codes enable",
    takes: "CODE",
    does: "Undo that.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./beta-codes.ts")).enableCode(input),
  },
  {
    name: "api-keys create",
    takes: "NAME [--pages N] [--concurrency N] [--json]",
    does: "Make a key for the crawl service under /v1; it is printed this once.\n--pages limits a calendar month, --concurrency says how much is read at once (2).",
    flags: ["pages", "concurrency", "json"],
    args: [1, 1],
    run: async (input) => (await import("./api-keys.ts")).createKey(input),
  },
  {
    name: "api-keys list",
    takes: "[--json]",
    does: "Show all keys, the newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./api-keys.ts")).listKeys(input),
  },
  {
    name: "api-keys revoke",
    takes: "ID|NAME",
    does: "Answer nothing more to a key, and stop its work.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./api-keys.ts")).revokeKey(input),
  },
  {
    name: "waitlist list",
    takes: "[--json]",
    does: "Show who waits, in order.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./waitlist.ts")).listWaiting(input),
  },
  {
    name: "waitlist invite",
    takes: "--first N | EMAIL… [--json]",
    does: "Give people access and mail them.",
    flags: ["first", "json"],
    args: [0, Number.POSITIVE_INFINITY],
    run: async (input) => (await import("./waitlist.ts")).inviteWaiting(input),
  },
  {
    name: "operators grant",
    takes: "EMAIL",
    does: "Open the operator's pages to an account.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./operators.ts")).grant(input),
  },
  {
    name: "operators revoke",
    takes: "EMAIL",
    does: "Close them again.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./operators.ts")).revoke(input),
  },
  {
    name: "operators list",
    takes: "[--json]",
    does: "Show who is an operator, and by what.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./operators.ts")).list(input),
  },
  {
    name: "companies list",
    takes: "[--json]",
    does: "Show all companies, the newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./companies.ts")).list(input),
  },
  {
    name: "companies set-plan",
    takes: "SUBDOMAIN|EMAIL basic|ai",
    does: "Change what a company's plan unlocks.",
    flags: [],
    args: [2, 2],
    run: async (input) => (await import("./companies.ts")).setPlan(input),
  },
  {
    name: "blog export",
    takes: "FOLDER",
    does: "Write every post as a Markdown file with front matter, its pictures beside it.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./blog.ts")).exportBlog(input),
  },
  {
    name: "blog import",
    takes: "FOLDER",
    does: "Take in posts from Markdown files with front matter; those that are there stay as they are.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./blog.ts")).importBlog(input),
  },
  {
    name: "centers export",
    takes: "SUBDOMAIN FILE.zip [--json]",
    does: "Write a public help center as a website of plain files, its search included.\n--json writes its owner's data with the pictures instead, for centers import.",
    flags: ["json"],
    args: [2, 2],
    run: async (input) => (await import("./centers.ts")).exportCenter(input),
  },
  {
    name: "centers import",
    takes: "SUBDOMAIN FILE",
    does: "Take such data into a help center that holds nothing yet.",
    flags: [],
    args: [2, 2],
    run: async (input) => (await import("./centers.ts")).importInto(input),
  },
  {
    name: "backup",
    takes: "[FILE]",
    does: "Write the database and all files of one moment into one archive; the server may go on meanwhile.",
    flags: [],
    args: [0, 1],
    run: async (input) => (await import("./backup.ts")).backUp(input),
  },
  {
    name: "restore",
    takes: "FILE [--into DIR] [--check]",
    does: "Put a backup in the place of the data directory of a stopped server, which is kept beside it;\nwith --into into a new directory instead; with DATABASE_URL into that database, which has to be empty.\n--check only says whether the backup is whole.",
    flags: ["into", "check"],
    args: [1, 1],
    run: async (input) => (await import("./backup.ts")).restore(input),
  },
];

const indent = 6;

/** The usage of one command, or of all. */
export function usageOf(shown: Command[]): string {
  const parts = shown.map(({ name, takes, does }) => {
    const lines = does.split("\n").map((line) => `${" ".repeat(indent)}${line}`);
    return [`  ${name} ${takes}`, ...lines].join("\n");
  });
  return `Usage: npm run cli -- COMMAND\n\n${parts.join("\n")}`;
}
