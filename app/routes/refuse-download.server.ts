import { data } from "react-router";
import { redirectWithToast } from "#app/flash.server.ts";

/**
 * Throws the answer to a link to a file that can't be made. The link's page is still open in a browser, so a browser
 * goes back to it and says why. Programs get the status.
 */
export async function refuseDownload(
  request: Request,
  { backTo, text, status }: { backTo: string; text: string; status: number },
): Promise<never> {
  if (request.headers.get("accept")?.includes("text/html"))
    throw await redirectWithToast(backTo, { kind: "error", text });
  throw data(text, { status });
}
