/** Lists every command with its usage and the function that runs it. */
import type { Config } from "#platform/config.ts";

/** All existing flags. Each command lists the ones it accepts. */
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
  out: { type: "string" },
  replay: { type: "string" },
  profile: { type: "string" },
  headless: { type: "boolean", default: false },
  submit: { type: "boolean", default: false },
} as const;

type Switch = {
  [Flag in keyof typeof flags]: (typeof flags)[Flag]["type"] extends "boolean" ? Flag : never;
}[keyof typeof flags];

export interface CommandInput {
  config: Config;
  args: string[];
  options: Record<Switch, boolean> & Partial<Record<Exclude<keyof typeof flags, Switch>, string>>;
  /** Prints the error and the command's usage, and returns the exit status. */
  usageError(sentence: string): number;
}

export interface Command {
  /** As the operator types it, such as "beta-codes create". */
  name: string;
  usage: string;
  summary: string;
  flags: (keyof typeof flags)[];
  args: [number, number];
  /** Imports the command's code lazily, because some commands need no database. Returns the exit status. */
  run(input: CommandInput): Promise<number>;
}

export const commands: Command[] = [
  {
    name: "import",
    usage: "URL [--json]",
    summary:
      "Read a website and print the result without storing it.\n--json prints { pages, colors, contactInfo, brandAssets, faqs, timings }.",
    flags: ["json"],
    args: [1, 1],
    run: async ({ config, args: [url = ""], options: { json } }) =>
      (await import("./import.ts")).importSite(config, { url, json }),
  },
  {
    name: "create",
    usage: "URL",
    summary: "Create a help center from a website or a Zendesk help center, on the running server.",
    flags: [],
    args: [1, 1],
    run: async ({ config, args: [url = ""] }) => (await import("./create.ts")).createCenter(config, url),
  },
  {
    name: "record",
    usage: "URL | --replay FILE [--out FILE] [--profile DIR] [--submit] [--headless]",
    summary:
      "Record clicks in a browser window, until you close it or press Ctrl-C. Writes a ZIP to import in the dashboard.\nTyped text isn't recorded. --profile keeps the browser's sign-ins in DIR.\n--replay repeats a JSON of the Chrome DevTools Recorder instead, with sample text, to take pictures.\nIt doesn't press what sends, pays or deletes, unless you add --submit. --headless needs no screen.",
    flags: ["replay", "out", "profile", "submit", "headless"],
    args: [0, 1],
    run: async (input) => (await import("./record.ts")).record(input),
  },
  {
    name: "guides replay",
    usage: "GUIDE|FILE [--profile DIR] [--submit] [--out FILE]",
    summary:
      "Repeat a guide's recorded steps in a browser without a window, and say which no longer work. Exits with 1 then.\nGUIDE is the id of a step-by-step guide of this server, whose check then is in the dashboard. FILE is a ZIP of clicks.\n--profile uses the sign-ins of DIR, which record --profile made. --out writes FILE again with new names and pictures.\nIt presses nothing that sends, pays, deletes or saves, unless the step is marked as safe, or you add --submit.",
    flags: ["profile", "submit", "out"],
    args: [1, 1],
    run: async (input) => (await import("./guides.ts")).replayGuide(input),
  },
  {
    name: "beta-codes create",
    usage: "[--code CODE] [--uses N] [--expires DATE] [--note TEXT] [--json]",
    summary:
      "Create a beta code. By default it is random, works once and never expires.\nDATE is a day such as 2027-01-31 (end of day, UTC) or an ISO timestamp.",
    flags: ["code", "uses", "expires", "note", "json"],
    args: [0, 0],
    run: async (input) => (await import("./beta-codes.ts")).createCode(input),
  },
  {
    name: "beta-codes list",
    usage: "[--json]",
    summary: "List all beta codes, newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./beta-codes.ts")).listCodes(input),
  },
  {
    name: "beta-codes disable",
    usage: "CODE",
    summary: "Stop further sign-ups with a code.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./beta-codes.ts")).disableCode(input),
  },
  {
    name: "beta-codes enable",
    usage: "CODE",
    summary: "Enable a disabled code again.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./beta-codes.ts")).enableCode(input),
  },
  {
    name: "api-keys create",
    usage: "NAME [--pages N] [--concurrency N] [--json]",
    summary:
      "Create an API key for the crawl service (/v1). The key is printed only once.\n--pages limits pages per calendar month, --concurrency limits parallel reads (default 2).",
    flags: ["pages", "concurrency", "json"],
    args: [1, 1],
    run: async (input) => (await import("./api-keys.ts")).createKey(input),
  },
  {
    name: "api-keys list",
    usage: "[--json]",
    summary: "List all keys, newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./api-keys.ts")).listKeys(input),
  },
  {
    name: "api-keys revoke",
    usage: "ID|NAME",
    summary: "Revoke a key and stop its jobs.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./api-keys.ts")).revokeKey(input),
  },
  {
    name: "api-client",
    usage: "[FILE]",
    summary: "Write the client of the company API (/api/v1) for TypeScript to FILE, or print it.",
    flags: [],
    args: [0, 1],
    run: async (input) => (await import("./api-client.ts")).writeApiClient(input),
  },
  {
    name: "waitlist list",
    usage: "[--json]",
    summary: "List waiting accounts in order.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./waitlist.ts")).listWaiting(input),
  },
  {
    name: "waitlist invite",
    usage: "--first N | EMAIL… [--json]",
    summary: "Grant access and send invitations.",
    flags: ["first", "json"],
    args: [0, Number.POSITIVE_INFINITY],
    run: async (input) => (await import("./waitlist.ts")).inviteWaiting(input),
  },
  {
    name: "operators grant",
    usage: "EMAIL",
    summary: "Give an account access to the operator pages.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./operators.ts")).grant(input),
  },
  {
    name: "operators revoke",
    usage: "EMAIL",
    summary: "Remove an account's operator access.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./operators.ts")).revoke(input),
  },
  {
    name: "operators list",
    usage: "[--json]",
    summary: "List operators and how they got access.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./operators.ts")).list(input),
  },
  {
    name: "factors remove",
    usage: "EMAIL",
    summary: "Remove the passkeys and authenticator app of someone who lost them.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./factors.ts")).remove(input),
  },
  {
    name: "companies list",
    usage: "[--json]",
    summary: "List all companies, newest first.",
    flags: ["json"],
    args: [0, 0],
    run: async (input) => (await import("./companies.ts")).list(input),
  },
  {
    name: "companies set-plan",
    usage: "SUBDOMAIN|EMAIL basic|ai",
    summary: "Change a company's plan.",
    flags: [],
    args: [2, 2],
    run: async (input) => (await import("./companies.ts")).setPlan(input),
  },
  {
    name: "blog export",
    usage: "FOLDER",
    summary: "Export every post as Markdown with front matter, with its images.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./blog.ts")).exportBlog(input),
  },
  {
    name: "blog import",
    usage: "FOLDER",
    summary: "Import posts from Markdown files with front matter. Existing posts stay unchanged.",
    flags: [],
    args: [1, 1],
    run: async (input) => (await import("./blog.ts")).importBlog(input),
  },
  {
    name: "centers export",
    usage: "SUBDOMAIN FILE.zip [--json]",
    summary:
      "Export a public help center as a static website with search.\n--json exports the owner's data and images instead, for centers import.",
    flags: ["json"],
    args: [2, 2],
    run: async (input) => (await import("./centers.ts")).exportCenter(input),
  },
  {
    name: "centers import",
    usage: "SUBDOMAIN FILE",
    summary: "Import exported data into an empty help center.",
    flags: [],
    args: [2, 2],
    run: async (input) => (await import("./centers.ts")).importInto(input),
  },
  {
    name: "backup",
    usage: "[FILE]",
    summary:
      "Write a consistent backup of the database and files to one archive. The server can keep running.",
    flags: [],
    args: [0, 1],
    run: async (input) => (await import("./backup.ts")).backUp(input),
  },
  {
    name: "restore",
    usage: "FILE [--into DIR] [--check]",
    summary:
      "Replace the data directory of a stopped server; the old one is kept under another name.\n--into restores into a new directory, also the files of a bucket. With DATABASE_URL, restores into that empty database.\n--check only verifies the backup.",
    flags: ["into", "check"],
    args: [1, 1],
    run: async (input) => (await import("./backup.ts")).restore(input),
  },
];

const indent = 6;

/** Formats the usage text of the given commands. */
export function usageOf(shown: Command[]): string {
  const parts = shown.map(({ name, usage, summary }) => {
    const lines = summary.split("\n").map((line) => `${" ".repeat(indent)}${line}`);
    return [`  ${name} ${usage}`, ...lines].join("\n");
  });
  return `Usage: npm run cli -- COMMAND\n\n${parts.join("\n")}`;
}
