/**
 * Renders the HTML part with tables, inline styles and no images or other external resources, because many mail clients
 * support little else. Dark colors are in a style sheet; clients without support for it adapt the colors themselves.
 */
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#shared/language-tag.ts";
import { textRuns } from "#shared/left-to-right-runs.ts";
import type { MailDraft, MailParagraph } from "./compose-mail.ts";

/** Copied from ui/styles/app.css, because mails can't use its color tokens. */
const light = {
  bg: "#ffffff",
  border: "#e4e4e9",
  text: "#17171d",
  text2: "#52525d",
  text3: "#656572",
  solid: "#6e0ad6",
  link: "#6e0ad6",
};
const dark: typeof light = {
  bg: "#111116",
  border: "#2a2a33",
  text: "#f1f1f4",
  text2: "#b9b9c4",
  text3: "#9696a3",
  solid: "#8b3ae6",
  link: "#c79bf7",
};

const styleSheet = `
@media (prefers-color-scheme: dark) {
  .bg, .bg > table > tbody > tr > td { background-color: ${dark.bg} !important; }
  .line { border-top-color: ${dark.border} !important; }
  .text { color: ${dark.text} !important; }
  .text-2 { color: ${dark.text2} !important; }
  .text-3 { color: ${dark.text3} !important; }
  .solid { background-color: ${dark.solid} !important; }
  .link { color: ${dark.link} !important; }
}
@media (max-width: 480px) {
  .page { padding: 24px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}`;

/** In Japanese, a line breaks between phrases where clients can, and never begins with a small kana. */
const breaksOf = (language: string): CSSProperties =>
  /^ja\b/.test(language) ? { lineBreak: "strict", wordBreak: "auto-phrase" } : {};
const fontFamily = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
/** Tells screen readers to ignore layout tables. */
const layoutTable = { role: "presentation", border: 0, cellPadding: 0, cellSpacing: 0 };
const small = { fontSize: "14px", lineHeight: "20px" };

export function renderHtml({ subject, preheader, language = "en", ...draft }: MailDraft): string {
  const page = { className: "page", style: { padding: "40px 32px" } };
  const mail = h(
    Html,
    { lang: language, dir: directionOf(language) ?? "ltr" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, subject),
      h("style", null, styleSheet),
    ),
    h(
      Body,
      { className: "bg", style: { margin: 0, backgroundColor: light.bg, fontFamily, ...breaksOf(language) } },
      h(Preview, null, preheader),
      h(
        Container,
        { style: { maxWidth: "600px" } },
        h("table", layoutTable, h("tbody", null, h("tr", null, h("td", page, ...letter(draft, language))))),
      ),
    ),
  );
  // Without a doctype, some clients use quirks mode.
  return `<!DOCTYPE html>${renderToStaticMarkup(mail)}`;
}

function letter(
  {
    appName,
    origin,
    title,
    paragraphs,
    action,
    otherLink,
    reason,
    reasonLink,
  }: Omit<MailDraft, "subject" | "preheader" | "language">,
  language: string,
) {
  const headline: CSSProperties = {
    ...{ margin: "32px 0 0", fontSize: "28px", lineHeight: "35px", fontWeight: 600, color: light.text },
    // The letters of an Arabic word are joined.
    ...(directionOf(language) === "rtl" ? {} : { letterSpacing: "-0.02em" }),
  };
  return [
    letterhead(appName),
    h("h1", { className: "text", style: headline }, ...isolated(title)),
    ...paragraphs.map((content) => paragraph(content, { fontSize: "16px", lineHeight: "26px" })),
    ...(action ? [actionOf(action, otherLink)] : []),
    h(Hr, { className: "line", style: { margin: "40px 0 24px", borderTop: `1px solid ${light.border}` } }),
    h(Text, { className: "text-3", style: { ...small, margin: 0, color: light.text3 } }, ...isolated(reason)),
    ...(reasonLink ? [h(Text, { style: { ...small, margin: "8px 0 0" } }, link(reasonLink))] : []),
    h(
      Text,
      { className: "text-3", style: { ...small, margin: "8px 0 0", color: light.text3 } },
      `${appName}, `,
      link({ label: origin, href: origin }),
    ),
  ];
}

function actionOf(
  { label, href, note }: NonNullable<MailDraft["action"]>,
  otherLink = "If the button doesn't work, open this link:",
): ReactNode {
  const button: CSSProperties = {
    ...{ padding: "14px 20px", borderRadius: "8px", backgroundColor: light.solid, color: "#ffffff" },
    ...{ fontSize: "16px", fontWeight: 500, textDecoration: "none" },
  };
  return h(
    "div",
    null,
    h(
      "div",
      { style: { margin: "28px 0 24px" } },
      h(Button, { href, className: "solid button", style: button }, label),
    ),
    ...(note ? [paragraph(note, { ...small, margin: "0" })] : []),
    paragraph(otherLink, {
      ...small,
      margin: note ? "16px 0 0" : "0",
    }),
    h(Text, { style: { ...small, margin: "4px 0 0", wordBreak: "break-all" } }, link({ label: href, href })),
  );
}

function paragraph(content: MailParagraph, style: CSSProperties): ReactNode {
  if (typeof content === "object" && "heading" in content) {
    const heading: CSSProperties = {
      margin: "28px 0 0",
      fontSize: "16px",
      lineHeight: "24px",
      fontWeight: 600,
    };
    return h(
      "h2",
      { className: "text", style: { ...heading, color: light.text } },
      ...isolated(content.heading),
    );
  }
  if (typeof content === "object" && "lines" in content) {
    const lines = content.lines.flatMap((line, index) =>
      index === 0 ? isolated(line) : [h("br", { key: line }), ...isolated(line)],
    );
    return h(
      Text,
      { className: "text-2", style: { margin: "8px 0 0", color: light.text2, ...style } },
      ...lines,
    );
  }
  const pieces = typeof content === "string" ? [content] : content;
  return h(
    Text,
    { className: "text-2", style: { margin: "16px 0 0", color: light.text2, ...style } },
    ...pieces.flatMap((piece) => (typeof piece === "string" ? isolated(piece) : [link(piece)])),
  );
}

/** Keeps phone numbers in order between words that are written from right to left. */
function isolated(text: string): ReactNode[] {
  return textRuns(text).map(({ text, start, isLeftToRight }) =>
    isLeftToRight ? h("bdi", { key: start, dir: "ltr" }, text) : text,
  );
}

function link({ label, href }: { label: string; href: string }): ReactNode {
  return h(
    Link,
    { href, className: "link", style: { color: light.link, textDecoration: "underline" } },
    label,
  );
}

/** The logo is made of table cells, so that it is visible where images are blocked. */
function letterhead(appName: string): ReactNode {
  const name: CSSProperties = {
    ...{ padding: "0 10px", fontSize: "18px", lineHeight: "24px", fontWeight: 600 },
    ...{ letterSpacing: "-0.01em", color: light.text },
  };
  const rows = [
    [false, false, true],
    [false, true, true],
    [true, true, true],
  ];
  // A logo isn't mirrored.
  const table = { ...layoutTable, dir: "ltr", "aria-hidden": true };
  const mark = h("table", table, h("tbody", null, ...rows.map(markRow)));
  return h(
    "table",
    layoutTable,
    h(
      "tbody",
      null,
      h("tr", null, h("td", null, mark), h("td", { className: "text", style: name }, appName)),
    ),
  );
}

function markRow(cells: boolean[], row: number): ReactNode {
  const steps = cells.map((isStep, column) => {
    const style: CSSProperties = {
      ...{ width: column === 2 ? "8px" : "6px", height: "6px", fontSize: "0", lineHeight: "6px" },
      ...(isStep ? { backgroundColor: light.solid, borderRadius: cornersOf(row, column) } : {}),
    };
    return h("td", {
      key: column,
      width: column === 2 ? 8 : 6,
      height: 6,
      className: isStep ? "solid" : undefined,
      style,
    });
  });
  return h("tr", { key: row }, ...steps);
}

/** Rounds the corners of the logo's outline: the upper left of each step, the upper right, and the bottom. */
function cornersOf(row: number, column: number): string {
  const isOuterLeft = row + column === 2;
  const topRight = row === 0 ? "2px" : "0";
  const bottomRight = row === 2 && column === 2 ? "2px" : "0";
  const bottomLeft = row === 2 && column === 0 ? "2px" : "0";
  return `${isOuterLeft ? "2px" : "0"} ${topRight} ${bottomRight} ${bottomLeft}`;
}
