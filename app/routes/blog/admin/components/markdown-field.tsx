/** Edits the text of a post, with a toolbar and a preview next to the text. */
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  type LucideIcon,
  TextQuote,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "#ui/primitives/cn.ts";
import { Textarea } from "#ui/primitives/input.tsx";
import { SafeHtml } from "#ui/safe-html.tsx";
import {
  type Edit,
  editMarkdown,
  insertPicture,
  type MarkdownCommand,
  type Selection,
} from "../edit-markdown.ts";
import { usePictureUpload } from "../use-picture-upload.ts";
import { useRendered } from "../use-rendered.ts";

const buttons: { command: MarkdownCommand; label: string; icon: LucideIcon; key?: string }[] = [
  { command: "h1", label: "Heading 1", icon: Heading1 },
  { command: "h2", label: "Heading 2", icon: Heading2 },
  { command: "h3", label: "Heading 3", icon: Heading3 },
  { command: "bold", label: "Bold", icon: Bold, key: "b" },
  { command: "italic", label: "Italic", icon: Italic, key: "i" },
  { command: "code", label: "Code", icon: Code, key: "e" },
  { command: "quote", label: "Quote", icon: TextQuote },
  { command: "list", label: "List", icon: List },
  { command: "link", label: "Link", icon: Link2, key: "k" },
  { command: "image", label: "Image", icon: Image },
];

export function MarkdownField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const { upload, state } = usePictureUpload();
  const rendered = useRendered(value);

  function press(command: MarkdownCommand): void {
    if (area.current) apply(area.current, editMarkdown(command, selectionOf(area.current)), onChange);
  }

  async function add(file: File): Promise<void> {
    const picture = await upload(file);
    if (!picture || !area.current) return;
    const alt = file.name.replace(/\.[a-z]+$/i, "").replace(/[-_]+/g, " ");
    apply(area.current, insertPicture(selectionOf(area.current), { url: picture.url, alt }), onChange);
  }

  function onKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const button = buttons.find(({ key }) => key === event.key.toLowerCase());
    if (!button) return;
    event.preventDefault();
    press(button.command);
  }

  return (
    <div className="@container flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor="content" className="text-14 font-medium">
          Content
        </label>
        <span role="status" className="text-13 text-text-3">
          {state === "uploading" ? "Uploading..." : "Markdown"}
        </span>
      </div>
      <div className="flex gap-1 @3xl:hidden">
        {(["write", "preview"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className={cn(
              "h-11 rounded-md px-4 text-14 capitalize",
              view === name ? "bg-hover font-medium" : "text-text-2",
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="grid min-w-0 gap-4 @3xl:grid-cols-2">
        <div className={cn("min-w-0", view === "preview" && "@max-3xl:hidden")}>
          <Toolbar onPress={press} />
          <Textarea
            ref={area}
            id="content"
            name="content"
            rows={15}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "content-note" : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKey}
            onPaste={(event) => {
              const file = pictureIn(event.clipboardData);
              if (!file) return;
              event.preventDefault();
              void add(file);
            }}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes("Files")) event.preventDefault();
            }}
            onDrop={(event) => {
              const file = pictureIn(event.dataTransfer);
              if (!file) return;
              event.preventDefault();
              void add(file);
            }}
            className="rounded-t-none font-mono lg:min-h-[max(24rem,60dvh)]"
          />
          {error ? (
            <p id="content-note" className="mt-1.5 text-13 text-danger">
              {error}
            </p>
          ) : null}
        </div>
        <section
          aria-label="Preview of the text"
          className={cn(
            "min-w-0 overflow-y-auto rounded-md border border-border bg-bg p-4 @3xl:max-h-[calc(max(24rem,60dvh)+2.75rem)]",
            view === "write" && "@max-3xl:hidden",
          )}
        >
          {value.trim() === "" ? (
            <p className="text-14 text-text-3">Your text appears here as readers will see it.</p>
          ) : (
            <SafeHtml html={rendered} className="post-body" />
          )}
        </section>
      </div>
    </div>
  );
}

function Toolbar({ onPress }: { onPress: (command: MarkdownCommand) => void }) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  // The toolbar is one stop for the Tab key. Arrow keys move inside (roving tabindex).
  function move(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls="content"
      onKeyDown={move}
      className="flex flex-wrap rounded-t-md border border-b-0 border-control bg-surface-2 p-1"
    >
      {buttons.map(({ command, label, icon: Icon, key }, index) => (
        <button
          key={command}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-keyshortcuts={key ? `Control+${key.toUpperCase()}` : undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          // Keeps the selection in the text area.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(command)}
          className="grid size-8 place-items-center rounded-sm text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11"
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Uses `insertText` where browsers support it, so that the native undo includes the edit. */
function apply(area: HTMLTextAreaElement, edit: Edit, onChange: (value: string) => void): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!document.execCommand("insertText", false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    onChange(area.value);
  }
  area.setSelectionRange(edit.start, edit.end);
}

function pictureIn({ files }: DataTransfer): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}
