/** Closing the dialog loses nothing, because the draft stays in this browser. */
import { X } from "lucide-react";
import type { FormEvent } from "react";
import { slugOf } from "#features/blog/post-text.ts";
import { postLimits } from "#features/blog/texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input, Textarea } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { Switch } from "#ui/primitives/switch.tsx";
import postStyles from "#ui/styles/post.css?url";
import type { OpenPost, PostValues } from "../open-post.ts";
import { type PostEditorOptions, usePostEditor } from "../use-post-editor.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { PicturePicker } from "./picture-picker.tsx";
import { PostConflict } from "./post-conflict.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { ScheduleField } from "./schedule-field.tsx";

export function PostDialog({
  open,
  answer,
  categories,
  onClose,
}: PostEditorOptions & { categories: { id: string; name: string }[] }) {
  const editor = usePostEditor({ open, answer, onClose });
  const { values, errors, change } = editor;

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
    <Dialog
      isOpen
      onClose={onClose}
      title={open.id === null ? "Create New Blog Post" : "Edit Blog Post"}
      className="max-h-[92dvh] max-w-5xl overflow-y-auto p-0 [&>h2]:px-4 [&>h2]:pt-5 md:[&>h2]:px-6"
    >
      <link rel="stylesheet" href={postStyles} precedence="default" />
      <form ref={editor.ref} method="post" onSubmit={submit} noValidate>
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          {editor.theirs ? (
            <PostConflict
              theirs={editor.theirs}
              onTakeTheirs={editor.takeTheirs}
              onSaveMine={() => void editor.saveMine()}
            />
          ) : null}
          {editor.keptAt !== null ? <KeptNote at={editor.keptAt} onDiscard={editor.discard} /> : null}
          <Field id="title" label="Title" error={errors.title}>
            {(control) => <Input {...control} {...line("title")} required />}
          </Field>
          <div className="grid gap-5 md:grid-cols-2">
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
          </div>
          <Field id="excerpt" label="Excerpt" error={errors.excerpt}>
            {(control) => <Textarea {...control} {...line("excerpt")} rows={3} />}
          </Field>
          <MarkdownField
            value={values.content}
            error={errors.content}
            onChange={(content) => change({ content })}
          />
          <div className="grid items-start gap-5 md:grid-cols-2">
            <PicturePicker
              url={values.featuredImageUrl}
              alt={values.featuredImageAlt}
              error={errors.featuredImageUrl}
              onChange={change}
            />
            <div className="flex flex-col gap-5">
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
            {open.id !== null && open.previewUrl !== null && !values.published ? (
              <PreviewLink id={open.id} url={open.previewUrl} />
            ) : null}
          </div>
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-border bg-surface px-4 py-4 md:px-6">
          {editor.isChanged ? (
            <p className="mr-auto text-13 text-text-3">Not saved yet. We keep your text in this browser.</p>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={editor.isSaving}>
            {editor.isSaving ? "Saving..." : open.id === null ? "Create Post" : "Update Post"}
          </Button>
        </div>
      </form>
      {/* Comes after the fields, because a dialog focuses its first focusable element. */}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-3 right-3 grid size-10 place-items-center rounded-md text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Dialog>
  );
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
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border bg-surface-2 px-4 py-2.5 text-14">
      <p>We restored your unsaved changes from {time.format(at)}.</p>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
