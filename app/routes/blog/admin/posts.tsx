/** Lists all posts including drafts. */
import { ExternalLink, Plus } from "lucide-react";
import { Form, isRouteErrorResponse, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import {
  addCategory,
  listCategories,
  removeCategory,
  renameCategory,
} from "#features/blog/categories.server.ts";
import { createDraft, deletePost, listAllPosts } from "#features/blog/save-post.server.ts";
import { postTexts } from "#features/blog/texts.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { answerOutcome, unknownForm } from "../../answer-outcome.ts";
import { operatorContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/posts";
import { postsAction } from "./admin-answer.ts";
import { BlogTools } from "./components/blog-tools.tsx";
import { PostList } from "./components/post-list.tsx";

const pageSize = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(searchParams.get("page"))) || 1));
  const [posts, categories] = await Promise.all([
    listAllPosts(db, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
    listCategories(db),
  ]);
  return {
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

const one = z.object({ id: z.uuid() });

export async function action({ context }: Route.ActionArgs) {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const fields = Object.fromEntries(form);
  switch (form.get("intent")) {
    case "create": {
      const { appName } = services.config;
      const post = await createDraft(services, { authorName: `The ${appName} team` });
      return redirect(`/blog-admin/${post.id}`);
    }
    case "delete":
      await deletePost(services, known(one, fields).id);
      return answerOutcome({ ok: true });
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

function known<Fields>(schema: z.ZodType<Fields>, fields: unknown): Fields {
  const read = schema.safeParse(fields);
  if (!read.success) throw unknownForm();
  return read.data;
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Blog", matches);
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { posts, categories, page, hasNext } = loaderData;
  return (
    <>
      <PageHeader title="Blog Administration" text="Manage your blog content and posts">
        <a href="/blog" target="_blank" rel="noreferrer" className={buttonClass({ variant: "secondary" })}>
          <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
          View Blog
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Form method="post" action={postsAction} className="flex *:grow">
          <Button type="submit" name="intent" value="create">
            <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
            New Post
          </Button>
        </Form>
      </PageHeader>
      <BlogTools categories={categories} />
      <PostList posts={posts} page={page} hasNext={hasNext} />
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
