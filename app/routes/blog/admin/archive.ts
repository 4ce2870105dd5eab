import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { importPosts } from "#features/blog/import-posts.server.ts";
import { packPosts } from "#features/blog/pack-posts.server.ts";
import { withUploadedPosts } from "#features/blog/uploaded-posts.server.ts";
import { unknownForm } from "../../answer-outcome.ts";
import { operatorContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/archive";

const maxArchiveBytes = 50_000_000;
const here = "/blog-admin";

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const packed = await packPosts(services);
  const day = services.clock.now().toISOString().slice(0, 10);
  return new Response(new Uint8Array(packed), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="blog-${day}.zip"`,
      "cache-control": "private, no-store",
    },
  });
}

export async function action({ context }: Route.ActionArgs): Promise<Response> {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const file = (await readForm(context)).get("archive");
  if (!(file instanceof File)) throw unknownForm();
  if (file.size === 0 || file.size > maxArchiveBytes)
    return refused("Choose a ZIP or Markdown file up to 50 MB");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const done = await withUploadedPosts({ name: file.name, bytes }, (folder) => importPosts(services, folder));
  if ("problem" in done) return refused(done.problem);
  const { added, known, problems } = done;
  const [first] = problems;
  const text = [
    `${added.length} ${added.length === 1 ? "post" : "posts"} added`,
    known.length > 0 ? `${known.length} already here` : "",
    first
      ? `${problems.length} with problems (${first.file.slice(-60)}: ${first.problem.slice(0, 120)})`
      : "",
  ]
    .filter(Boolean)
    .join(", ");
  return redirectWithToast(here, { kind: first ? "warning" : "success", text });
}

function refused(text: string): Promise<Response> {
  return redirectWithToast(here, { kind: "error", title: "Error", text });
}
