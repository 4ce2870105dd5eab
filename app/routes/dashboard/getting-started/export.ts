/** Downloads the Getting Started guide as it is in the editor: the draft, if there is one. */
import { findOwnGuideAsShown } from "#features/guides/own-guide.server.ts";
import { slugify } from "#shared/text.ts";
import { exportGuide } from "../guides/export-guide.server.ts";
import type { Route } from "./+types/export";

export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  return exportGuide({ request, context, format: params.format }, async (db, scope) => {
    const guide = await findOwnGuideAsShown(db, scope);
    if (!guide) return null;
    const fileName = slugify(guide.title, { maxLength: 60 }) || "getting-started";
    return { ...guide, description: "", fileName };
  });
}
