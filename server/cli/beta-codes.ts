import {
  createBetaCode,
  disableBetaCode,
  enableBetaCode,
  listBetaCodes,
} from "#features/beta-access/manage-beta-codes.server.ts";
import { newBetaCodeSchema } from "#features/beta-access/schema.ts";
import type { CommandInput } from "./commands.ts";
import { day, printList } from "./print-list.ts";
import { withServices } from "./with-services.ts";

const flagOfField: Record<string, string> = {
  code: "--code",
  maxUses: "--uses",
  expiresAt: "--expires",
  note: "--note",
};

export async function createCode({ config, options }: CommandInput): Promise<number> {
  const input = newBetaCodeSchema(new Date()).safeParse({
    code: options.code,
    maxUses: options.uses,
    expiresAt: options.expires,
    note: options.note,
  });
  if (!input.success) {
    for (const { path, message } of input.error.issues)
      process.stderr.write(`${flagOfField[String(path[0])]}: ${message}.\n`);
    return 2;
  }
  return withServices(config, async (services) => {
    const made = await createBetaCode(services, input.data);
    if (made === "taken") {
      process.stderr.write(`The code ${input.data.code} already exists.\n`);
      return 1;
    }
    services.security.report("beta-code-created", { by: "command-line", codeId: made.id });
    process.stdout.write(options.json ? `${JSON.stringify(made, null, 2)}\n` : `${made.code}\n`);
    return 0;
  });
}

export function listCodes({ config, options }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    printList(await listBetaCodes(services), {
      json: options.json,
      none: "No beta codes yet. Create one with: npm run cli -- beta-codes create",
      columns: [
        { title: "CODE", of: ({ code }) => code },
        { title: "STATE", of: ({ state }) => state },
        { title: "USED", of: ({ uses, maxUses }) => `${uses} of ${maxUses}` },
        { title: "EXPIRES", of: ({ expiresAt }) => day(expiresAt) ?? "never" },
        { title: "NOTE", of: ({ note }) => note },
      ],
    });
    return 0;
  });
}

export function disableCode(input: CommandInput): Promise<number> {
  const outcome = "disabled";
  return switchCode(input, { change: disableBetaCode, event: "beta-code-disabled", outcome });
}

export function enableCode(input: CommandInput): Promise<number> {
  const outcome = "enabled";
  return switchCode(input, { change: enableBetaCode, event: "beta-code-enabled", outcome });
}

function switchCode(
  { config, args: [typed = ""] }: CommandInput,
  {
    change,
    event,
    outcome,
  }: {
    change: typeof disableBetaCode;
    event: "beta-code-disabled" | "beta-code-enabled";
    outcome: string;
  },
): Promise<number> {
  return withServices(config, async (services) => {
    const code = await change(services, typed);
    if (!code) {
      process.stderr.write(`No code ${JSON.stringify(typed)}.\n`);
      return 1;
    }
    services.security.report(event, { by: "command-line", codeId: code.id });
    process.stdout.write(`${code.code}: ${outcome} (${code.uses} of ${code.maxUses} used).\n`);
    return 0;
  });
}
