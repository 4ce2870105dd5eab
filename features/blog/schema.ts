import { z } from "zod";
import { isOwnPicture } from "./post-picture.ts";
import { readingTimeMinutes, readTags, slugOf } from "./post-text.ts";
import { postLimits, postProblems } from "./texts.ts";

type PostField = keyof z.input<typeof fields>;

/** Browsers send line breaks as CRLF, and Postgres can't store NUL. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .toWellFormed();
}

const line = (max: number) =>
  z
    .string()
    .default("")
    .transform((text) => clean(text).replace(/\s+/g, " ").trim())
    .pipe(z.string().max(max, postProblems.tooLong(max)));

const fields = z.object({
  title: line(postLimits.title).pipe(z.string().min(1, postProblems.noTitle)),
  slug: line(postLimits.slug),
  excerpt: line(postLimits.excerpt),
  content: z
    .string()
    .default("")
    .transform(clean)
    .pipe(z.string().max(postLimits.content, postProblems.tooLong(postLimits.content))),
  metaDescription: line(postLimits.metaDescription),
  featuredImageUrl: line(300).refine((url) => url === "" || isOwnPicture(url), postProblems.foreignPicture),
  featuredImageAlt: line(postLimits.featuredImageAlt),
  authorName: line(postLimits.authorName),
  authorEmail: line(254).refine(
    (email) => email === "" || z.email().safeParse(email).success,
    postProblems.wrongEmail,
  ),
  categoryId: z
    .string()
    .default("")
    .refine((id) => id === "" || z.uuid().safeParse(id).success, postProblems.noSuchCategory),
  tags: line(postLimits.tags),
  published: z
    .string()
    .optional()
    .transform((value) => value === "on" || value === "true"),
  /** ISO 8601 with a time zone, or empty. */
  scheduledAt: z
    .string()
    .default("")
    .refine((time) => time === "" || z.iso.datetime({ offset: true }).safeParse(time).success, {
      error: postProblems.pastSchedule,
    }),
});

export interface PostInput {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  metaDescription: string | null;
  featuredImageUrl: string | null;
  featuredImageAlt: string;
  authorName: string;
  authorEmail: string | null;
  categoryId: string | null;
  tags: string[];
  published: boolean;
  scheduledAt: Date | null;
  readingTimeMinutes: number;
}

export type PostProblems = Partial<Record<PostField, string>>;

/** An empty slug is derived from the title. An entered one is normalized the same way. */
export function readPost(form: FormData): { input: PostInput } | { problems: PostProblems } {
  const parsed = fields.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
  );
  if (!parsed.success) {
    const problems: PostProblems = {};
    for (const { path, message } of parsed.error.issues) problems[path[0] as PostField] ??= message;
    return { problems };
  }
  const { tags, scheduledAt, ...typed } = parsed.data;
  const slug = slugOf(typed.slug || typed.title);
  if (typed.slug !== "" && slug === "") return { problems: { slug: postProblems.slugEmpty } };
  return {
    input: {
      ...typed,
      slug,
      metaDescription: typed.metaDescription || null,
      featuredImageUrl: typed.featuredImageUrl || null,
      authorEmail: typed.authorEmail || null,
      categoryId: typed.categoryId || null,
      tags: readTags(tags),
      // A published post can't be scheduled.
      scheduledAt: scheduledAt === "" || typed.published ? null : new Date(scheduledAt),
      readingTimeMinutes: readingTimeMinutes(typed.content),
    },
  };
}
