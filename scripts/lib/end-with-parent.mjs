// Loaded into a program that npm started, and that replaced the script which started it.
import { isMainThread } from "node:worker_threads";
import { whenParentEnds } from "./parent-process.mjs";

if (isMainThread) whenParentEnds(() => process.kill(process.pid, "SIGTERM"));
