/** Downloads a step-by-step guide. Drafts, too. */
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { findOwnAsShown } from "#features/guides/own-step-guides.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/export";
import { exportGuide } from "./export-guide.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.guideId).data;
  return exportGuide({ request, context, format: params.format }, async () => {
    const guide = id === undefined ? null : await findOwnAsShown(db, context.get(ownerContext), id);
    return guide && { ...guide, fileName: guide.slug };
  });
}
