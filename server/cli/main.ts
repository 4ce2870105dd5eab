import { writePrivateFilesOnly } from "#platform/db/private-data-directory.ts";
import { runCommand } from "./run-command.ts";

writePrivateFilesOnly();

// A reader such as `head` closes the pipe after the first lines. That isn't an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), process.env);
