/** Lists all posts including drafts. The URL says which one is open in the editor. */
import { ExternalLink, Plus } from "lucide-react";
import { isRouteErrorResponse, Link, useNavigate } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import {
  addCategory,
  listCategories,
  removeCategory,
  renameCategory,
} from "#features/blog/categories.server.ts";
import {
  createPost,
  deletePost,
  findPost,
  listAllPosts,
  renewPreviewKey,
  updatePost,
} from "#features/blog/save-post.server.ts";
import { readPost } from "#features/blog/schema.ts";
import { postTexts } from "#features/blog/texts.ts";
import { refused } from "#shared/action-outcome.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { answerForm, answerOutcome, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { operatorContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/posts";
import type { PostAnswer } from "./admin-answer.ts";
import { BlogTools } from "./components/blog-tools.tsx";
import { PostDialog } from "./components/post-dialog.tsx";
import { PostList } from "./components/post-list.tsx";
import { newPost, type OpenPost, openPostOf } from "./open-post.ts";

const pageSize = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db, config, origin } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(searchParams.get("page"))) || 1));
  const id = z.uuid().safeParse(searchParams.get("edit"));
  const [posts, categories, stored] = await Promise.all([
    listAllPosts(db, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
    listCategories(db),
    id.success ? findPost(db, id.data) : null,
  ]);
  const team = `The ${config.appName} team`;
  const open: OpenPost | null = stored
    ? openPostOf(stored, origin)
    : searchParams.has("new")
      ? newPost(team)
      : null;
  return {
    open,
    page,
    hasNext: posts.length > pageSize,
    categories,
    posts: posts.slice(0, pageSize).map((post) => ({
      ...post,
      scheduledAt: post.scheduledAt?.toISOString() ?? null,
      createdAt: post.createdAt.toISOString(),
    })),
  };
}

const target = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });
const one = z.object({ id: z.uuid() });

export async function action({ context }: Route.ActionArgs) {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const fields = Object.fromEntries(form);
  switch (form.get("intent")) {
    case "create":
    case "update":
      return save(services, form);
    case "delete":
      await deletePost(services, known(one, fields).id);
      return answerOutcome({ ok: true });
    case "renew-link": {
      const key = await renewPreviewKey(services, known(one, fields).id);
      return answerOutcome({ ok: true, key });
    }
    case "add-category":
      return answerOutcome(await addCategory(services, String(fields.name ?? "")));
    case "rename-category":
      return answerOutcome(
        await renameCategory(services, { id: known(one, fields).id, name: String(fields.name ?? "") }),
      );
    case "remove-category":
      await removeCategory(services, known(one, fields).id);
      return answerOutcome({ ok: true });
    default:
      throw unknownForm();
  }
}

type Services = Parameters<typeof createPost>[0] & { origin: string };

async function save(services: Services, form: FormData) {
  return answerForm(form, await savePost(services, form), { path: "/blog-admin", toast: null });
}

async function savePost(services: Services, form: FormData): Promise<PostAnswer> {
  const read = readPost(form);
  if ("problems" in read) return refused(400, postTexts.saveFailed, read.problems);
  const saved =
    form.get("intent") === "create"
      ? await createPost(services, read.input)
      : await updatePost(services, { ...known(target, Object.fromEntries(form)), input: read.input });
  if (saved.outcome === "saved") return { ok: true };
  if (saved.outcome === "refused") return refused(400, postTexts.saveFailed, saved.problems);
  if (!saved.theirs) return refused(404, postTexts.saveFailed);
  return { ...refused(409, postTexts.saveFailed), conflict: openPostOf(saved.theirs, services.origin) };
}

function known<Fields>(schema: z.ZodType<Fields>, fields: unknown): Fields {
  const read = schema.safeParse(fields);
  if (!read.success) throw unknownForm();
  return read.data;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), postTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Blog", matches);
}

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { open, posts, categories, page, hasNext } = loaderData;
  const navigate = useNavigate();
  const list = page === 1 ? "/blog-admin" : `/blog-admin?page=${page}`;
  return (
    <>
      <PageHeader title="Blog Administration" text="Manage your blog content and posts">
        <a href="/blog" target="_blank" rel="noreferrer" className={buttonClass({ variant: "secondary" })}>
          <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
          View Blog
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Link to="/blog-admin?new" className={buttonClass()} preventScrollReset>
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          New Post
        </Link>
      </PageHeader>
      <BlogTools categories={categories} />
      <PostList posts={posts} page={page} hasNext={hasNext} />
      {open ? (
        <PostDialog
          key={open.id ?? "new"}
          open={open}
          answer={actionData as FormAnswer<PostAnswer> | undefined}
          categories={categories}
          onClose={() => navigate(list, { preventScrollReset: true })}
        />
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) throw error;
  return (
    <>
      <PageHeader title="Blog Administration" text="Manage your blog content and posts" />
      <div role="alert" className="rounded-lg border border-border p-8 md:p-12">
        <h2 className="text-18">{postTexts.fetchFailed}</h2>
        <p className="mt-1.5 text-14 text-text-2">Your unsaved text is safe in this browser.</p>
        <a href="/blog-admin" className={buttonClass({ variant: "secondary", className: "mt-5" })}>
          Try again
        </a>
      </div>
    </>
  );
}
