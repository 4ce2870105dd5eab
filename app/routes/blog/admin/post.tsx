/** The page of one post. */
import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { listCategories } from "#features/blog/categories.server.ts";
import { createPost, findPost, renewPreviewKey, updatePost } from "#features/blog/save-post.server.ts";
import { readPost } from "#features/blog/schema.ts";
import { postTexts } from "#features/blog/texts.ts";
import { refused } from "#shared/action-outcome.ts";
import { answerForm, answerOutcome, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { operatorContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta, namedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/post";
import type { PostAnswer } from "./admin-answer.ts";
import { PostForm } from "./components/post-form.tsx";
import { openPostOf } from "./open-post.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db, origin } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.postId);
  const [stored, categories] = await Promise.all([
    id.success ? findPost(db, id.data) : null,
    listCategories(db),
  ]);
  if (!stored) throw data(null, { status: 404 });
  return { open: openPostOf(stored, origin), categories };
}

const version = z.coerce.number().int().positive();

export async function action({ context, params }: Route.ActionArgs) {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const id = z.uuid().safeParse(params.postId);
  if (!id.success) throw unknownForm();
  switch (form.get("intent")) {
    case "update":
    case "create-again": {
      const answer = await savePost(services, form, id.data);
      const path = `/blog-admin/${answer.ok && "id" in answer ? answer.id : id.data}`;
      const text = answer.ok && "id" in answer ? postTexts.created : postTexts.updated;
      return answerForm(form, answer, { path, toast: { kind: "success", title: "Success", text } });
    }
    case "renew-link": {
      const key = await renewPreviewKey(services, id.data);
      return answerOutcome({ ok: true, key });
    }
    default:
      throw unknownForm();
  }
}

type Services = Parameters<typeof createPost>[0] & { origin: string };

async function savePost(services: Services, form: FormData, id: string): Promise<PostAnswer> {
  const read = readPost(form);
  if ("problems" in read) return refused(400, postTexts.saveFailed, read.problems);
  const isAgain = form.get("intent") === "create-again";
  const known = version.safeParse(form.get("version"));
  if (!isAgain && !known.success) throw unknownForm();
  const saved = isAgain
    ? await createPost(services, read.input)
    : await updatePost(services, { id, version: known.data ?? 0, input: read.input });
  if (saved.outcome === "saved") return isAgain ? { ok: true, id: saved.post.id } : { ok: true };
  if (saved.outcome === "refused") return refused(400, postTexts.saveFailed, saved.problems);
  if (!saved.theirs) return refused(404, postTexts.saveFailed);
  return { ...refused(409, postTexts.saveFailed), conflict: openPostOf(saved.theirs, services.origin) };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), postTexts.saveFailed);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.open.values.title;
  return title ? namedMeta(title, matches) : framedMeta("Blog", matches);
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const { open, categories } = loaderData;
  return (
    <PostForm
      key={open.id}
      open={open}
      categories={categories}
      answer={actionData as FormAnswer<PostAnswer> | undefined}
    />
  );
}
