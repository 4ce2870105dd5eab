/** Reads a route's posted form. A form over the size limit gets an error message and status. */
import { data, type RouterContextProvider } from "react-router";
import { bodyContext } from "#app/context.ts";
import { companyField, switchedText } from "#features/companies/drawn-company.ts";
import { drawnForContext } from "./guards.server.ts";

/** Throws a 400 for a wrong content type or a malformed body. */
export async function readForm(context: Readonly<RouterContextProvider>): Promise<FormData> {
  const read = await context.get(bodyContext).form();
  if ("value" in read) {
    requireSameCompany(context, read.value);
    return read.value;
  }
  const { status, text, retryAfterSeconds } = read.refused;
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  throw data(text, { status, headers });
}

/** Throws a 409 for a form that was rendered for a company other than the one that is now open in the session. */
function requireSameCompany(context: Readonly<RouterContextProvider>, form: FormData): void {
  const companyId = context.get(drawnForContext);
  const drawnFor = form.get(companyField);
  if (companyId !== null && drawnFor !== null && drawnFor !== companyId)
    throw data(switchedText, { status: 409 });
}
