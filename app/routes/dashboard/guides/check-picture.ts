/** The picture that a check took of a step. Only the guide's team gets it. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { getCheckPicture } from "#features/recordings/replays/present-guide-check.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/check-picture";

const step = z.coerce.number().int().min(0).max(1_000);

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const [guideId, key] = [z.uuid().safeParse(params.guideId), step.safeParse(params.step)];
  const asked = guideId.success && key.success ? { guideId: guideId.data, key: key.data } : null;
  const picture =
    asked && (await getCheckPicture(context.get(servicesContext), context.get(ownerContext), asked));
  if (!picture) throw data(null, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/jpeg", "cache-control": "private, no-store" },
  });
}
