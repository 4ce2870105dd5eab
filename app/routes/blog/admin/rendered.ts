import { data } from "react-router";
import { renderPostInWorker } from "#features/blog/render-in-worker.server.ts";
import { postLimits } from "#features/blog/texts.ts";
import { operatorContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/rendered";

export function loader({ context }: Route.LoaderArgs): never {
  context.get(operatorContext);
  throw data(null, { status: 404 });
}

export async function action({ context }: Route.ActionArgs): Promise<Response> {
  context.get(operatorContext);
  const content = String((await readForm(context)).get("content") ?? "").slice(0, postLimits.content);
  const { html } = await renderPostInWorker(content);
  return Response.json({ html });
}
