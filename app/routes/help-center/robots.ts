import { robotsOf } from "#features/help-center/found-files.ts";
import { requireFoundPages } from "./found.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { base } = await requireFoundPages(args);
  return new Response(robotsOf(base), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
