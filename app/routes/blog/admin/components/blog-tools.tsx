/** Categories, and export and import as Markdown files. Collapsed at first, because posts matter more. */
import { ChevronRight, Download, Upload } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { FileInput, Input } from "#ui/primitives/input.tsx";
import { type AdminAnswer, postsAction } from "../admin-answer.ts";

export interface BlogCategory {
  id: string;
  name: string;
  slug: string;
  posts: number;
}

export function BlogTools({ categories }: { categories: BlogCategory[] }) {
  return (
    <div className="mb-6 grid gap-x-6 gap-y-2 md:grid-cols-2">
      <Fold title={`Categories (${categories.length})`}>
        <Categories categories={categories} />
      </Fold>
      <Fold title="Import and export">
        <Exchange />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-lg border border-border bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 text-text-3 group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {title}
      </summary>
      <div className="border-t border-border p-4">{children}</div>
    </details>
  );
}

function Categories({ categories }: { categories: BlogCategory[] }) {
  const fetcher = useFetcher<AdminAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === "idle" && data?.ok) form.current?.reset();
  }, [state, data]);
  return (
    <>
      {categories.length > 0 ? (
        <ul className="mb-4 flex flex-col gap-2">
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </ul>
      ) : null}
      <fetcher.Form ref={form} method="post" action={postsAction} className="flex gap-2">
        <Input name="name" aria-label="New category" placeholder="New category" maxLength={60} required />
        <Button type="submit" name="intent" value="add-category" variant="secondary" className="h-11 md:h-10">
          Add
        </Button>
      </fetcher.Form>
      <Problem answer={data} />
    </>
  );
}

function CategoryRow({ category: { id, name, posts } }: { category: BlogCategory }) {
  const fetcher = useFetcher<AdminAnswer>();
  const [typed, setTyped] = useState(name);
  const count = posts === 1 ? "1 post" : `${posts} posts`;
  return (
    <li>
      <fetcher.Form method="post" action={postsAction} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <Input
          name="name"
          aria-label={`Name of ${name}`}
          value={typed}
          maxLength={60}
          required
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-32 flex-1"
        />
        <span className="text-13 tabular-nums text-text-3">{count}</span>
        <Button
          type="submit"
          name="intent"
          value="rename-category"
          variant="secondary"
          size="sm"
          disabled={typed.trim() === name || typed.trim() === ""}
        >
          Rename
        </Button>
        <Button
          type="submit"
          name="intent"
          value="remove-category"
          variant="ghost"
          size="sm"
          aria-label={`Remove ${name} and keep its posts`}
        >
          Remove
        </Button>
      </fetcher.Form>
      <Problem answer={fetcher.data} />
    </li>
  );
}

function Problem({ answer }: { answer: AdminAnswer | undefined }) {
  if (answer?.ok !== false) return null;
  return (
    <p role="alert" className="mt-1.5 text-13 text-danger">
      {answer.problem}
    </p>
  );
}

function Exchange() {
  const isSending = useNavigation().state === "submitting";
  return (
    <div className="flex flex-col gap-4 text-14">
      <p className="text-13 text-text-3">
        Markdown files with front matter and images, compatible with other blog tools.
      </p>
      <a
        href="/blog-admin/archive"
        download
        className={buttonClass({ variant: "secondary", className: "self-start" })}
      >
        <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        Export all posts
      </a>
      <Form
        method="post"
        action="/blog-admin/archive"
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-2"
      >
        <FileInput
          name="archive"
          required
          accept=".zip,.md,.markdown"
          aria-label="ZIP or Markdown file"
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" isBusy={isSending}>
          <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Import
        </Button>
      </Form>
      <p className="text-13 text-text-3">Existing posts don't change.</p>
    </div>
  );
}
