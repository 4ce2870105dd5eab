/** The editor of an article's text. It is large, so pages import it only when they show it. */
import { DOMSerializer, Fragment, type Node, Slice } from "prosemirror-model";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { FindTargets } from "../../link-target.ts";
import { type ArticleCodec, openArticle } from "../../markdown/article-codec.ts";
import { insertPastedVideo } from "./editor-commands.ts";
import { editorPlugins } from "./editor-plugins.ts";
import { EditorToolbar, type OpenField } from "./editor-toolbar.tsx";
import { cleanPastedHtml } from "./paste.ts";
import { pictureView } from "./picture-view.ts";
import { SlashList } from "./slash-list.tsx";
import { matchingItems, type SlashItem, slashQuery } from "./slash-menu.ts";
import { picturesIn, type UploadPicture, uploadInto } from "./uploads.ts";

export interface ArticleEditorProps {
  /** Only read at first. A new key shows another text. */
  markdown: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
  upload: UploadPicture;
  find: FindTargets;
  /** Says something to the writer. */
  onProblem: (text: string) => void;
}

interface OpenMenu {
  query: string;
  left: number;
  top: number;
}

export const slashListId = "article-insert";

export default function ArticleEditor({
  markdown,
  isReadOnly,
  onChange,
  upload,
  find,
  onProblem,
}: ArticleEditorProps) {
  const { t } = useTeamTexts("articles");
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const codec = useRef<ArticleCodec>(null);
  const files = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [closedQuery, setClosedQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [field, setField] = useState<OpenField>(null);

  const items = menu && menu.query !== closedQuery ? matchingItems(menu.query, t) : [];

  const changed = useEffectEvent((next: EditorState, isTyped: boolean) => {
    setState(next);
    if (isTyped && codec.current) onChange(codec.current.write(next.doc));
  });
  const showMenu = useEffectEvent((shown: EditorView) => {
    const query = slashQuery(shown.state);
    const box = frame.current?.getBoundingClientRect();
    if (query === null || !box || isReadOnly) {
      setMenu(null);
      setClosedQuery(null);
      return;
    }
    const { left, bottom } = shown.coordsAtPos(shown.state.selection.$from.start());
    setMenu((now) => {
      if (now?.query !== query) setActive(0);
      return { query, left: Math.min(left - box.left, box.width - 280), top: bottom - box.top + 6 };
    });
  });

  function choose(item: SlashItem) {
    if (!view) return;
    const { $from } = view.state.selection;
    view.dispatch(view.state.tr.delete($from.start(), $from.end()));
    setMenu(null);
    if (item.run === "video") return setField("video");
    view.focus();
    if (item.run === "picture") files.current?.click();
    else item.run(view.state, view.dispatch, view);
  }

  const onMenuKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (items.length === 0 || event.isComposing) return false;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((now) => (now + step + items.length) % items.length);
    else if (event.key === "Enter" || event.key === "Tab") {
      const item = items[active];
      if (item) choose(item);
    } else if (event.key === "Escape") setClosedQuery(menu?.query ?? null);
    else return false;
    return true;
  });
  const onLink = useEffectEvent(() => setField("link"));
  const uploadAt = useEffectEvent((shown: EditorView, chosen: File[], at: number) => {
    if (isReadOnly) return;
    void uploadInto(shown, { files: chosen, at, upload });
  });
  const warn = useEffectEvent(onProblem);
  const texts = useEffectEvent(() => ({
    text: t("Text"),
    hint: t('Write, or press "/" to insert something'),
    uploading: t("Uploading picture…"),
    altText: t("Alt text"),
    altHint: t("Describe this picture for people who can't see it"),
    titleHint: t("Title that visitors see before they open it"),
  }));
  const firstText = useEffectEvent(() => markdown);
  const isEditable = useEffectEvent(() => !isReadOnly);

  useEffect(() => {
    if (!place.current) return;
    const opened = openArticle(firstText());
    codec.current = opened;
    const { text, ...words } = texts();
    const plugins = editorPlugins({ onLink: () => onLink(), words });
    const shown = new EditorView(place.current, {
      state: EditorState.create({ doc: opened.doc, plugins }),
      nodeViews: { picture: pictureView(words) },
      editable: () => isEditable(),
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": text,
        class: "article-text",
        dir: "auto",
      },
      dispatchTransaction(transaction) {
        shown.updateState(shown.state.apply(transaction));
        changed(shown.state, transaction.docChanged);
        showMenu(shown);
      },
      handleKeyDown: (_, event) => onMenuKey(event),
      handlePaste(editor, event) {
        const data = event.clipboardData;
        const plain = data?.types.includes("text/html") ? "" : (data?.getData("text/plain") ?? "");
        if (insertPastedVideo(plain)(editor.state, editor.dispatch, editor)) return true;
        const pictures = picturesIn(event.clipboardData);
        // Word and spreadsheets put a picture of the text beside the text.
        if (pictures.length === 0 || event.clipboardData?.types.includes("text/html")) {
          const hasOnlyPicture = pictures.length > 0 && isOnlyPicture(event.clipboardData);
          if (!hasOnlyPicture) return false;
        }
        uploadAt(editor, pictures, editor.state.selection.from);
        return true;
      },
      handleDrop(editor, event) {
        const pictures = picturesIn(event.dataTransfer);
        const at = editor.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (pictures.length === 0 || at === undefined) return false;
        event.preventDefault();
        uploadAt(editor, pictures, at);
        return true;
      },
      transformPastedHTML(html) {
        const { html: clean, hasForeignPictures } = cleanPastedHtml(html);
        if (hasForeignPictures)
          warn("Pictures from elsewhere weren't pasted. Drop their files here instead.");
        return clean;
      },
      // Plain text is read as Markdown, except with Shift.
      clipboardTextParser(text, context, isPlain, editor) {
        const { schema } = editor.state;
        if (!isPlain) return pastedMarkdown(text.replace(/\r\n?/g, "\n"), context.parent);
        const paragraphs = text.split(/(?:\r\n?|\n)+/).filter(Boolean);
        const nodes = paragraphs.map((line) => schema.nodes.paragraph?.create(null, schema.text(line)));
        return Slice.maxOpen(
          schema.nodes.doc?.create(
            null,
            nodes.filter((node) => node !== undefined),
          ).content ?? Slice.empty.content,
        );
      },
      clipboardTextSerializer: (slice) => {
        const holder = document.createElement("div");
        holder.append(DOMSerializer.fromSchema(opened.doc.type.schema).serializeFragment(slice.content));
        return holder.innerText || (holder.textContent ?? "");
      },
    });
    setView(shown);
    setState(shown.state);
    return () => {
      setView(null);
      shown.destroy();
    };
  }, []);

  useEffect(() => {
    view?.setProps({ editable: () => !isReadOnly });
  }, [view, isReadOnly]);

  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const isOpen = items.length > 0;
  useEffect(() => {
    if (!view) return;
    view.dom.setAttribute("aria-haspopup", "listbox");
    if (isOpen) {
      view.dom.setAttribute("aria-controls", slashListId);
      view.dom.setAttribute("aria-activedescendant", `${slashListId}-${active}`);
    } else {
      view.dom.removeAttribute("aria-controls");
      view.dom.removeAttribute("aria-activedescendant");
    }
  }, [view, isOpen, active]);

  return (
    <div ref={frame} className="article-editor relative">
      {state && !isReadOnly ? (
        <EditorToolbar
          state={state}
          run={run}
          field={field}
          onField={setField}
          find={find}
          onPicture={() => files.current?.click()}
        />
      ) : null}
      <div ref={place} />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t("Pictures to insert")}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (view) uploadAtSelection(view, chosen);
        }}
      />
      {isOpen && menu ? (
        <SlashList items={items} active={active} left={menu.left} top={menu.top} onChoose={choose} />
      ) : null}
    </div>
  );

  function uploadAtSelection(editor: EditorView, chosen: File[]) {
    void uploadInto(editor, { files: chosen, at: editor.state.selection.from, upload });
  }
}

/** The address of a video becomes the video in an empty paragraph, and a link elsewhere. */
function pastedMarkdown(markdown: string, { content }: Node): Slice {
  const { doc } = openArticle(markdown);
  const { schema } = doc.type;
  const only = doc.childCount === 1 ? doc.firstChild : null;
  if (!only || only.type !== schema.nodes.video || content.size === 0) return Slice.maxOpen(doc.content);
  const { href, title } = only.attrs;
  const link = schema.marks.link?.create({ href });
  return new Slice(Fragment.from(schema.text(title || href, link ? [link] : [])), 0, 0);
}

/** Whether the clipboard's HTML is nothing but the picture, as when it was copied in a browser. */
function isOnlyPicture(data: DataTransfer | null): boolean {
  const html = data?.getData("text/html") ?? "";
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return (body.textContent ?? "").trim() === "" && body.querySelectorAll("img").length === 1;
}
