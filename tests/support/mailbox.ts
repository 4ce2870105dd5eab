/** Opens the local mailbox as an operator with access to the terminal does. */
import { mailboxKey } from "#features/mailbox/mailbox-key.server.ts";
import { getRaw } from "#tests/support/raw-http.ts";
import type { TestApp } from "./app.ts";

/** Returns the value of a Cookie header, such as "step.mailbox=…". */
export async function mailboxCookie({ port, services }: Pick<TestApp, "port" | "services">): Promise<string> {
  const path = `/dev/mailbox?key=${await mailboxKey(services)}`;
  const { status, headers } = await getRaw(port, path, `localhost:${port}`);
  const cookie = headers["set-cookie"]?.split(";")[0];
  if (status !== 303 || !cookie) throw new Error(`the mailbox did not open: ${status}`);
  return cookie;
}
