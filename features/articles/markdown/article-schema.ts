/** What the editor can show. Everything else stays Markdown in a `source` block. */
import { type DOMOutputSpec, type Node, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { isArticlePicture } from "#shared/article-picture.ts";
import { isCalloutKind } from "#shared/callouts.ts";
import { readOwnVideoLink, readVideoLink } from "#shared/video-link.ts";

const languageOf = (element: HTMLElement) =>
  /language-(\S+)/.exec(element.querySelector("code")?.className ?? "")?.[1] ?? "";

const taskStates: Record<string, boolean> = { true: true, false: false };

const tables = tableNodes({
  tableGroup: "block",
  cellContent: "paragraph",
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute("align"),
      setDOMAttr(align, attributes) {
        if (align) attributes.align = align;
      },
    },
  },
});

export const articleSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "inline*",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      group: "block",
      content: "inline*",
      defining: true,
      attrs: { level: { default: 2, validate: "number" } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bulletList: {
      group: "block",
      content: "listItem+",
      attrs: { isTight: { default: true, validate: "boolean" } },
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    orderedList: {
      group: "block",
      content: "listItem+",
      attrs: { start: { default: 1, validate: "number" }, isTight: { default: true, validate: "boolean" } },
      parseDOM: [
        { tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start") ?? "1") || 1 }) },
      ],
      toDOM: ({ attrs }) => ["ol", attrs.start === 1 ? {} : { start: attrs.start }, 0],
    },
    listItem: {
      content: "block+",
      defining: true,
      /** Null for an item without a box. */
      attrs: { checked: { default: null } },
      parseDOM: [
        {
          tag: "li",
          getAttrs: ({ dataset: { checked } }) => ({ checked: taskStates[checked ?? ""] ?? null }),
        },
      ],
      toDOM: ({ attrs: { checked } }) => [
        "li",
        checked === null ? {} : { "data-checked": String(checked) },
        0,
      ],
    },
    blockquote: {
      group: "block",
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    callout: {
      group: "block",
      content: "block+",
      defining: true,
      attrs: { kind: { default: "note", validate: "string" } },
      parseDOM: [
        {
          tag: "div[data-callout]",
          getAttrs: ({ dataset: { callout = "" } }) => (isCalloutKind(callout) ? { kind: callout } : false),
        },
      ],
      toDOM: ({ attrs: { kind } }) => ["div", { "data-callout": kind, class: `callout is-${kind}` }, 0],
    },
    codeBlock: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      defining: true,
      attrs: { info: { default: "", validate: "string" } },
      parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: (pre) => ({ info: languageOf(pre) }) }],
      toDOM: ({ attrs: { info } }) => ["pre", { "data-info": info }, ["code", 0]],
    },
    /** Markdown that the editor can't show otherwise. It is written back as it is. */
    source: {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
      toDOM: () => ["pre", { "data-source": "" }, 0],
    },
    /** A part that visitors open. Here, it is always open. */
    details: {
      group: "block",
      content: "detailsTitle block+",
      defining: true,
      attrs: { isOpen: { default: false, validate: "boolean" } },
      parseDOM: [
        { tag: "details", getAttrs: (details) => ({ isOpen: details.hasAttribute("open") }) },
        { tag: "div[data-details]", getAttrs: ({ dataset }) => ({ isOpen: dataset.details === "open" }) },
      ],
      toDOM: ({ attrs: { isOpen } }) => [
        "div",
        { "data-details": isOpen ? "open" : "", class: "details" },
        0,
      ],
    },
    detailsTitle: {
      content: "text*",
      marks: "",
      defining: true,
      parseDOM: [{ tag: "summary" }, { tag: "p[data-details-title]" }],
      toDOM: () => ["p", { "data-details-title": "" }, 0],
    },
    /** A paragraph that only has a link to a video. `title` is empty for videos of other websites. */
    video: {
      group: "block",
      atom: true,
      draggable: true,
      attrs: { href: { validate: "string" }, title: { default: "", validate: "string" } },
      parseDOM: [
        {
          tag: "div[data-video]",
          getAttrs: ({ dataset: { video = "", title = "" } }) =>
            readVideoLink(video) || readOwnVideoLink(video) ? { href: video, title } : false,
        },
      ],
      toDOM: ({ attrs: { href, title } }) => [
        "div",
        { "data-video": href, "data-title": title, class: "video" },
        ["span", title || href],
      ],
    },
    rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    ...tables,
    /** A paragraph that only has a picture. */
    picture: {
      group: "block",
      atom: true,
      draggable: true,
      attrs: { src: { validate: "string" }, alt: { default: "" }, title: { default: "" } },
      parseDOM: [{ tag: "figure[data-picture] img[src]", getAttrs: pictureAttributes }],
      toDOM: (node) => ["figure", { "data-picture": "" }, pictureTag(node)],
    },
    image: {
      inline: true,
      group: "inline",
      attrs: { src: { validate: "string" }, alt: { default: "" }, title: { default: "" } },
      parseDOM: [{ tag: "img[src]", getAttrs: pictureAttributes }],
      toDOM: pictureTag,
    },
    hardBreak: {
      inline: true,
      group: "inline",
      selectable: false,
      linebreakReplacement: true,
      /** True for a plain newline, which public pages show as a break too. */
      attrs: { isSoft: { default: false, validate: "boolean" } },
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    text: { group: "inline" },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: "string" }, title: { default: "" } },
      parseDOM: [{ tag: "a[href]", getAttrs: linkAttributes }],
      toDOM: ({ attrs: { href, title } }) => ["a", { href, ...(title ? { title } : {}) }, 0],
    },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "em" }, { tag: "i" }],
      toDOM: () => ["em", 0],
    },
    strike: {
      parseDOM: [{ tag: "del" }, { tag: "s" }],
      toDOM: () => ["del", 0],
    },
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});

function pictureAttributes(img: HTMLElement) {
  const src = img.getAttribute("src") ?? "";
  // Public pages show our own pictures only. The editor says so when it drops others.
  if (!isArticlePicture(src)) return false;
  return { src, alt: img.getAttribute("alt") ?? "", title: img.getAttribute("title") ?? "" };
}

function pictureTag({ attrs: { src, alt, title } }: Node): DOMOutputSpec {
  return ["img", { src, alt, ...(title ? { title } : {}) }];
}

function linkAttributes(link: HTMLElement) {
  const href = link.getAttribute("href") ?? "";
  return /^(https?:|mailto:|tel:)/i.test(href) ? { href, title: link.getAttribute("title") ?? "" } : false;
}
