/** Downloads the Getting Started guide as it is in the editor: the draft, if there is one. */
import { servicesContext } from "#app/context.ts";
import { findOwnGuideAsShown } from "#features/guides/own-guide.server.ts";
import { slugify } from "#shared/text.ts";
import { ownerContext } from "../../guards.server.ts";
import { exportGuide } from "../guides/export-guide.server.ts";
import type { Route } from "./+types/export";

export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  return exportGuide({ request, context, format: params.format }, async () => {
    const guide = await findOwnGuideAsShown(db, context.get(ownerContext));
    if (!guide) return null;
    const fileName = slugify(guide.title, { maxLength: 60 }) || "getting-started";
    return { ...guide, description: "", fileName };
  });
}
