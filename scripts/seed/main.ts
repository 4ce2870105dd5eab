/** Fills a database with a named state, for developing or trying out the product. */
import { parseArgs } from "node:util";
import { readConfig } from "#platform/config.ts";
import { writePrivateFilesOnly } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import { withServices } from "#server/cli/with-services.ts";
import { hasContent } from "./has-content.ts";
import { isSeedState, seedStates } from "./seed-states.ts";

const usage = `Usage: npm run seed -- STATE [--add]

${Object.entries(seedStates)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join("\n")}

--add seeds a database that has content. DATA_DIR and DATABASE_URL choose the database.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { add: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  const [name = "", ...rest] = positionals;
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (!isSeedState(name) || rest.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  return withServices(readConfig(process.env), async (services) => {
    if (!values.add && (await hasContent(services.db)))
      throw new StartupError(
        "This database has content. Choose another DATA_DIR, or add --add to seed it anyway.",
      );
    const lines = await seedStates[name].seed(services);
    for (const line of lines) process.stdout.write(`${line}\n`);
    return 0;
  });
}

writePrivateFilesOnly();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  const isKnown = error instanceof StartupError || isUsage;
  process.stderr.write(
    `${error instanceof Error ? (isKnown ? error.message : error.stack) : String(error)}\n`,
  );
  process.exitCode = isUsage ? 2 : 1;
}
