/** Downloads a step-by-step guide. Drafts, too. */
import { z } from "zod";
import { findOwnAsShown } from "#features/guides/own-step-guides.server.ts";
import type { Route } from "./+types/export";
import { exportGuide } from "./export-guide.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const id = z.uuid().safeParse(params.guideId).data;
  return exportGuide({ request, context, format: params.format }, async (db, scope) => {
    const guide = id === undefined ? null : await findOwnAsShown(db, scope, id);
    return guide && { ...guide, fileName: guide.slug };
  });
}
