/** Finds the command that was typed, checks its arguments, and runs it. */
import { parseArgs } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { readConfig } from "#platform/config.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { StartupError } from "#platform/errors.ts";
import { requestScope } from "#platform/request-scope.ts";
import { BucketError } from "#platform/storage/bucket-error.ts";
import { type Command, commands, flags, usageOf } from "./commands.ts";

const fullUsage = `${usageOf(commands)}
  help
      Show this help.

URL may point to a private network, because only an operator can run commands. All commands except create also
work while no server is running.`;

/** `given` are the arguments after the program's name. Prints, and resolves with the exit status. */
export async function runCommand(given: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await run(given, env);
  } catch (error) {
    const isCallersFault = error instanceof TypeError && String(codeOf(error)).startsWith("ERR_PARSE_ARGS");
    const isKnown = error instanceof StartupError || isCallersFault;
    const sentence = error instanceof Error && isKnown ? error.message : reasonOf(error);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    return isCallersFault ? 2 : 1;
  }
}

/** Of failures that aren't Step's. Null for all others. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof DrizzleQueryError && isDatabaseAway(error))
    return "The database was stopped, or can't be reached.";
  if (error instanceof BucketError) return error.message;
  if (!(error instanceof Error) || !("path" in error) || typeof error.path !== "string") return null;
  const sentence = fileReasons[String(codeOf(error))];
  return sentence ? `${error.path} ${sentence}.` : null;
}

const fileReasons: Record<string, string> = {
  ENOENT: "can't be opened, because it or its folder doesn't exist",
  ENOTDIR: "is not in a folder",
  EISDIR: "is a folder",
  EACCES: "can't be opened by this user",
  EPERM: "can't be opened by this user",
  EROFS: "can't be written to",
};

async function run(given: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { ...flags, help: { type: "boolean", default: false } },
  });
  const { help, ...options } = values;
  if (help || positionals[0] === "help" || positionals.length === 0) {
    process.stdout.write(`${fullUsage}\n`);
    return positionals.length === 0 && !help ? 2 : 0;
  }
  const command = findCommand(positionals);
  if (!command) return unknownCommand(positionals);
  const args = positionals.slice(command.name.split(" ").length);
  const usageError = (sentence: string) => refuse(sentence, usageOf([command]));
  const [least, most] = command.args;
  if (args.length < least || args.length > most)
    return usageError(`${command.name} takes ${command.usage || "no arguments"}.`);
  const used = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const foreign = used.find(([flag]) => !command.flags.some((known) => known === flag));
  if (foreign) return usageError(`${command.name} does not take --${foreign[0]}.`);
  const input = { config: readConfig(env), args, options, usageError };
  return requestScope.run({ requestId: null, program: "command" }, () => command.run(input));
}

function findCommand([first = "", second = ""]: string[]): Command | undefined {
  return commands.find(({ name }) => name === `${first} ${second}` || name === first);
}

function unknownCommand([first = "", second]: string[]): number {
  const related = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (related.length === 0) return refuse(`Unknown command: ${first}.`, fullUsage);
  const sentence = second ? `Unknown command: ${first} ${second}.` : `${first} needs a subcommand.`;
  return refuse(sentence, usageOf(related));
}

function refuse(sentence: string, usage: string): number {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  return 2;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : null;
}
