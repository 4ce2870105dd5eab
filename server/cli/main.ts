/** The operator's commands: `npm run cli -- COMMAND …`. */
import { parseArgs } from "node:util";
import { readConfig } from "#platform/config.ts";
import { writePrivateFilesOnly } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import { type Command, commands, flags, usageOf } from "./commands.ts";

const fullUsage = `${usageOf(commands)}
  help
      Show this.

URL may lead to a private network: the command line belongs to whoever owns the machine. Everything but import and
create works beside a running server and without one.`;

writePrivateFilesOnly();

// Whoever reads only the first lines (`… | head`) has what they wanted.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
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
  const misused = (sentence: string) => refuse(sentence, usageOf([command]));
  const [least, most] = command.args;
  if (args.length < least || args.length > most)
    return misused(`${command.name} takes ${command.takes || "nothing"}.`);
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const foreign = given.find(([flag]) => !command.flags.some((known) => known === flag));
  if (foreign) return misused(`${command.name} does not take --${foreign[0]}.`);
  return command.run({ config: readConfig(process.env), args, options, misused });
}

function findCommand([first = "", second = ""]: string[]): Command | undefined {
  return commands.find(({ name }) => name === `${first} ${second}` || name === first);
}

function unknownCommand([first = "", second]: string[]): number {
  const related = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (related.length === 0) return refuse(`There is no command "${first}".`, fullUsage);
  const sentence = second
    ? `There is no command "${first} ${second}".`
    : `${first} needs to be told what to do.`;
  return refuse(sentence, usageOf(related));
}

function refuse(sentence: string, usage: string): number {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  return 2;
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : null;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isCallersFault = error instanceof TypeError && String(codeOf(error)).startsWith("ERR_PARSE_ARGS");
  const isKnown = error instanceof StartupError || isCallersFault;
  process.stderr.write(
    `${error instanceof Error ? (isKnown ? error.message : error.stack) : String(error)}\n`,
  );
  process.exitCode = isCallersFault ? 2 : 1;
}
