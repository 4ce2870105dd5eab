import { newApiKeySchema } from "#features/crawl-service/api-key.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "#features/crawl-service/api-keys.server.ts";
import type { CommandInput } from "./commands.ts";
import { day, printList } from "./print-list.ts";
import { withServices } from "./with-services.ts";

const flagOfField: Record<string, string> = {
  name: "NAME",
  monthlyPages: "--pages",
  concurrency: "--concurrency",
};

export async function createKey({ config, args: [name = ""], options }: CommandInput): Promise<number> {
  const input = newApiKeySchema.safeParse({
    name,
    monthlyPages: options.pages,
    concurrency: options.concurrency,
  });
  if (!input.success) {
    for (const { path, message } of input.error.issues)
      process.stderr.write(`${flagOfField[String(path[0])]}: ${message}.\n`);
    return 2;
  }
  return withServices(config, async (services) => {
    const { key, token } = await createApiKey(services, input.data);
    services.security.report("api-key-created", { by: "command-line", keyId: key.id });
    if (options.json) process.stdout.write(`${JSON.stringify({ ...key, token }, null, 2)}\n`);
    else {
      process.stderr.write("Copy the key now. It won't be shown again.\n");
      process.stdout.write(`${token}\n`);
    }
    return 0;
  });
}

export function listKeys({ config, options }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    printList(await listApiKeys(services), {
      json: options.json,
      none: "No API keys yet. Create one with: npm run cli -- api-keys create NAME",
      columns: [
        { title: "ID", of: ({ id }) => id },
        { title: "NAME", of: ({ name }) => name },
        { title: "PREFIX", of: ({ tokenStart }) => tokenStart },
        { title: "STATE", of: ({ revokedAt }) => (revokedAt ? "revoked" : "active") },
        {
          title: "PAGES THIS MONTH",
          of: ({ pagesThisMonth, monthlyPages }) =>
            monthlyPages === null ? `${pagesThisMonth}` : `${pagesThisMonth} of ${monthlyPages}`,
        },
        { title: "CONCURRENCY", of: ({ concurrency }) => concurrency },
        { title: "LAST USED", of: ({ lastUsedAt }) => day(lastUsedAt) ?? "never" },
      ],
    });
    return 0;
  });
}

export function revokeKey({ config, args: [idOrName = ""] }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const revoked = await revokeApiKey(services, idOrName);
    if (revoked === "several") {
      process.stderr.write("Several keys have this name. Use the ID from: npm run cli -- api-keys list\n");
      return 1;
    }
    if (!revoked) {
      process.stderr.write(`No key with the ID or name ${JSON.stringify(idOrName)}.\n`);
      return 1;
    }
    services.security.report("api-key-revoked", { by: "command-line", keyId: revoked.id });
    process.stdout.write(`Revoked ${revoked.name}. Requests with this key are refused.\n`);
    return 0;
  });
}
