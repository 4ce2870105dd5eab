/**
 * If the owner's browser can't decode an uploaded video, the server extracts screenshots and the browser scans them.
 */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { readVideoFrames } from "#features/videos/read-video-frames.server.ts";
import { ownerContext } from "../../guards.server.ts";
import type { Route } from "./+types/video-frames";

const headers = { "cache-control": "no-store" };

export async function action({ context, params, request }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const videoId = z.uuid().safeParse(params.videoId);
  if (!videoId.success) throw data(null, { status: 404 });
  const { signal } = request;
  const read = await readVideoFrames(context.get(servicesContext), scope, { videoId: videoId.data, signal });
  if (!read) throw data(null, { status: 404 });
  return Response.json(read, { status: "frames" in read ? 200 : 422, headers });
}

export function loader({ context }: Route.LoaderArgs) {
  context.get(ownerContext);
  throw data(null, { status: 405 });
}
