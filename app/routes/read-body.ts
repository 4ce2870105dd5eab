/** Reads a route's posted form. A form over its size limit gets one sentence and an error status. */
import { data, type RouterContextProvider } from "react-router";
import { bodyContext } from "#app/context.ts";

/** Throws a 400 for a wrong content type or a malformed body. */
export async function readForm(context: Readonly<RouterContextProvider>): Promise<FormData> {
  const read = await context.get(bodyContext).form();
  if ("value" in read) return read.value;
  const { status, text, retryAfterSeconds } = read.refused;
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  throw data(text, { status, headers });
}
