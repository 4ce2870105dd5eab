/** The only way for a route to the form that was posted to it. What is over its bound is refused with one sentence. */
import { data, type RouterContextProvider } from "react-router";
import { bodyContext } from "#app/context.ts";

/** What is no form (another content type, a broken body) is answered with 400: no fault of ours. */
export async function readForm(context: Readonly<RouterContextProvider>): Promise<FormData> {
  const read = await context.get(bodyContext).form();
  if ("value" in read) return read.value;
  const { status, text, retryAfterSeconds } = read.refused;
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  throw data(text, { status, headers });
}
