/** How much a form may hold, by its address; who may post there is decided before anything reads it. */
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { HttpEnv } from "./http-env.ts";

const maxFormBytes = 1_000_000;

/** Forms with files, and what is around them. What takes less says so itself. */
const withFiles: { path: RegExp; maxBytes: number }[] = [
  // A logo of 10 MB in the wizard; pictures of settings, guides and the blog.
  {
    path: /^\/(?:onboarding(?:\/state)?|dashboard\/(?:settings\/appearance|faqs\/import|getting-started\/images)|blog-admin\/pictures)(?:\.data)?$/,
    maxBytes: 10_100_000,
  },
  // The pictures of a recording, 25 MB of them.
  { path: /^\/dashboard\/recordings$/, maxBytes: 25_500_000 },
  // A help center with its pictures.
  { path: /^\/dashboard\/settings\/export(?:\.data)?$/, maxBytes: 50_100_000 },
  // A blog with its pictures.
  { path: /^\/blog-admin\/archive(?:\.data)?$/, maxBytes: 50_100_000 },
];

export function limitForms(): MiddlewareHandler<HttpEnv> {
  const limitOf = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => c.text("That is too large.", 413) });
  const plain = limitOf(maxFormBytes);
  const limits = withFiles.map(({ path, maxBytes }) => ({ path, limit: limitOf(maxBytes) }));
  return (c, next) => {
    const found = isMultipart(c) ? limits.find(({ path }) => path.test(c.req.path)) : undefined;
    return (found?.limit ?? plain)(c, next);
  };
}

function isMultipart(c: Context<HttpEnv>): boolean {
  return c.req.header("content-type")?.startsWith("multipart/form-data") === true;
}
