/** Draws the picture that link previews show for a page. */
import { drawPagePicture } from "#features/help-center/picture/page-picture.server.ts";
import { requireIndexableTitle } from "./indexable-pages.server.ts";
import type { HelpCenterArgs } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs): Promise<Response> {
  const { services, scope, center, title } = await requireIndexableTitle(args);
  const png = await drawPagePicture(services, { scope, center, title });
  if (!png) {
    return new Response("This image will be ready in a moment.", {
      status: 503,
      headers: { "retry-after": "10", "cache-control": "no-store" },
    });
  }
  // May be cached, because a new title or look gets a new URL (`page-meta.ts`).
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
