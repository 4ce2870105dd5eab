// Writes docs/logs.md from the log messages in the sources.
import { writeFileSync } from "node:fs";
import { createLogPage, logPageFile } from "./lib/log-page.mjs";

writeFileSync(logPageFile, createLogPage());
