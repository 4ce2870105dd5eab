/** The editor of a post: its text on the left, and what belongs to it on the right. */
import { ArrowLeft, ExternalLink } from "lucide-react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { slugOf } from "#features/blog/post-text.ts";
import { postLimits, postTexts } from "#features/blog/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { Switch } from "#ui/primitives/switch.tsx";
import postStyles from "#ui/styles/post.css?url";
import type { OpenPost, PostValues } from "../open-post.ts";
import { type PostEditorOptions, type SaveState, usePostEditor } from "../use-post-editor.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { PicturePicker } from "./picture-picker.tsx";
import { PostConflict } from "./post-conflict.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { ScheduleField } from "./schedule-field.tsx";

const formId = "post";

export function PostForm({
  open,
  answer,
  categories,
}: PostEditorOptions & { categories: { id: string; name: string }[] }) {
  const editor = usePostEditor({ open, answer });
  const { values, errors, change } = editor;
  const isLive = open.values.published;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void editor.save();
  }

  const line = (name: keyof PostValues & keyof typeof postLimits) => ({
    name,
    value: String(values[name]),
    maxLength: postLimits[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <>
      <link rel="stylesheet" href={postStyles} precedence="default" />
      <div className="sticky top-0 z-10 -mx-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-bg px-4 py-3 max-md:gap-x-3 md:-mx-6 md:px-6">
        <Link
          to="/blog-admin"
          className="inline-flex min-h-10 items-center gap-2 text-14 text-text-2 no-underline hover:text-text"
        >
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
          All posts
        </Link>
        <h1 className="text-14 font-medium max-md:sr-only">
          {isNew(open) ? "Create New Blog Post" : "Edit Blog Post"}
        </h1>
        <p role="status" className="ml-auto text-13 text-text-3">
          {stateTexts[editor.state]}
        </p>
        {isLive ? (
          <a
            href={`/blog/${encodeURIComponent(open.values.slug)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <ExternalLink className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
            View
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
        <Button type="submit" form={formId} size="sm" isBusy={editor.state === "saving"}>
          {isLive ? "Update Post" : values.published ? "Publish Post" : "Save Draft"}
        </Button>
      </div>
      <form id={formId} ref={editor.ref} method="post" onSubmit={submit} noValidate>
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="version" value={editor.version} />
        {editor.theirs ? (
          <div className="mb-6">
            <PostConflict
              theirs={editor.theirs}
              onTakeTheirs={editor.takeTheirs}
              onSaveMine={() => void editor.saveMine()}
            />
          </div>
        ) : null}
        {editor.keptAt !== null ? <KeptNote at={editor.keptAt} onDiscard={editor.discard} /> : null}
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_288px]">
          <div className="flex min-w-0 flex-col gap-5">
            <Field id="title" label="Title" error={errors.title}>
              {(control) => (
                <Input
                  {...control}
                  {...line("title")}
                  required
                  autoFocus={isNew(open)}
                  onFocus={(event) => values.title === postTexts.untitled && event.target.select()}
                  className="h-12 text-18 font-semibold"
                />
              )}
            </Field>
            <MarkdownField
              value={values.content}
              error={errors.content}
              onChange={(content) => change({ content })}
            />
            <Field id="excerpt" label="Excerpt" error={errors.excerpt}>
              {(control) => <Textarea {...control} {...line("excerpt")} rows={3} />}
            </Field>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <div className="flex flex-col gap-4 rounded-md border border-border p-4">
              <label htmlFor="published" className="flex items-center justify-between gap-4 text-14">
                <span>
                  <span className="block font-medium">Publish immediately</span>
                  <span className="text-13 text-text-3">
                    {values.published ? "Anyone can read it as soon as you save it." : "It stays a draft."}
                  </span>
                </span>
                <Switch
                  id="published"
                  name="published"
                  checked={values.published}
                  onChange={(event) => change({ published: event.target.checked })}
                />
              </label>
              {values.published ? null : (
                <ScheduleField
                  scheduledAt={values.scheduledAt}
                  error={errors.scheduledAt}
                  onChange={(scheduledAt) => change({ scheduledAt })}
                />
              )}
              {values.published ? null : <PreviewLink id={open.id} url={open.previewUrl} />}
            </div>
            <Field id="slug" label="Slug" help={slugHelp(open, values)} error={errors.slug}>
              {(control) => (
                <Input
                  {...control}
                  {...line("slug")}
                  placeholder={slugOf(values.title)}
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field id="categoryId" label="Category" error={errors.categoryId}>
              {(control) => (
                <Select
                  {...control}
                  name="categoryId"
                  value={values.categoryId}
                  onChange={(event) => change({ categoryId: event.target.value })}
                >
                  <option value="">No category</option>
                  {categories.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <PicturePicker
              url={values.featuredImageUrl}
              alt={values.featuredImageAlt}
              error={errors.featuredImageUrl}
              onChange={change}
            />
            <Field
              id="metaDescription"
              label="Meta description"
              help={`Search engines show 150-160 characters. ${values.metaDescription.length} so far.`}
              error={errors.metaDescription}
            >
              {(control) => <Textarea {...control} {...line("metaDescription")} rows={2} />}
            </Field>
            <Field id="authorName" label="Author name" error={errors.authorName}>
              {(control) => <Input {...control} {...line("authorName")} autoComplete="off" />}
            </Field>
            <Field
              id="authorEmail"
              label="Author email"
              help="Shown with the post. Optional."
              error={errors.authorEmail}
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="authorEmail"
                  value={values.authorEmail}
                  autoComplete="off"
                  onChange={(event) => change({ authorEmail: event.target.value })}
                />
              )}
            </Field>
            <Field id="tags" label="Tags" help="Separated by commas." error={errors.tags}>
              {(control) => <Input {...control} {...line("tags")} />}
            </Field>
          </div>
        </div>
      </form>
    </>
  );
}

const stateTexts: Record<SaveState, string> = {
  saved: "Saved",
  saving: "Saving...",
  unsaved: "Not saved yet. We keep your text in this browser.",
  failed: "Couldn't save. We keep your text in this browser.",
};

function isNew({ version, values }: OpenPost): boolean {
  return version === 1 && values.title === postTexts.untitled;
}

function slugHelp(open: OpenPost, { slug, title }: PostValues): string {
  const next = slugOf(slug || title);
  if (next === "") return "If empty, we'll generate it from the title.";
  if (open.values.published && next !== open.values.slug)
    return `/blog/${next}. The old address will redirect there.`;
  return `/blog/${next}`;
}

function KeptNote({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const time = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface-2 px-4 py-2.5 text-14">
      <p>We restored your unsaved changes from {time.format(at)}.</p>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
