/** The operator's commands: `npm run cli -- COMMAND …`. */
import { parseArgs } from "node:util";
import { readConfig } from "#platform/config.ts";
import { StartupError } from "#platform/errors.ts";

const usage = `Usage: npm run cli -- COMMAND

  import URL [--json]   Read a website and show what was found; nothing is stored.
                        --json prints { pages, colors, contactInfo, brandAssets, faqs, timings }.
  create URL            Make a help center from a website on the running server.
  help                  Show this.

URL may lead to a private network: the command line belongs to whoever owns the machine.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  const [command, url] = positionals;
  if (values.help || command === "help" || command === undefined) {
    process.stdout.write(`${usage}\n`);
    return command === undefined && !values.help ? 2 : 0;
  }
  if (command !== "import" && command !== "create") return misused(`There is no command "${command}".`);
  if (!url) return misused(`${command} needs the address of a website.`);
  const config = readConfig(process.env);
  // Each command loads only what it needs: reading a site needs no database.
  if (command === "create") return (await import("./create.ts")).createCenter(config, url);
  return (await import("./import.ts")).importSite(config, { url, json: values.json });
}

function misused(sentence: string): number {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  return 2;
}

try {
  process.exitCode = await run();
} catch (error) {
  const known = error instanceof StartupError || (error instanceof TypeError && "code" in error);
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : String(error)}\n`);
  process.exitCode = 1;
}
