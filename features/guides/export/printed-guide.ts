/** The document that a guide's PDF file is printed from. It has everything in itself and loads nothing. */
import { escapeHtml } from "#shared/escape-html.ts";
import { directionOf } from "#shared/language-tag.ts";
import type { PublicStep } from "../present-public.ts";
import type { ExportedGuide } from "./exported-guide.ts";

export interface PrintedStep extends Pick<PublicStep, "title" | "html"> {
  /** `source` is a data URL. */
  picture: { alt: string; source: string } | null;
}

interface PrintedGuide extends Pick<ExportedGuide, "title" | "description"> {
  steps: PrintedStep[];
  companyName: string;
  language: string;
}

export function printedGuide({ title, description, steps, companyName, language }: PrintedGuide): string {
  const items = steps.map(({ title, html, picture }) =>
    [
      "<li>",
      element("h2", title),
      html && `<div dir="auto">${html}</div>`,
      picture && `<img src="${escapeHtml(picture.source)}" alt="${escapeHtml(picture.alt)}">`,
      "</li>",
    ].join(""),
  );
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(language)}" dir="${directionOf(language) ?? "ltr"}">`,
    `<head><meta charset="utf-8">${element("title", title)}<style>${styles}</style></head>`,
    `<body>${element("div", companyName)}${element("h1", title)}${element("p", description)}`,
    `<ol>${items.join("")}</ol></body></html>`,
  ].join("");
}

function element(name: "h1" | "h2" | "p" | "div" | "title", text: string): string {
  return text ? `<${name} dir="auto">${escapeHtml(text)}</${name}>` : "";
}

/** A step stays on one page with its picture, which is never taller than half of it. */
const styles = `
  body { margin: 0; font: 11pt/1.5 Inter, Arial, system-ui, sans-serif; color: #16181d; overflow-wrap: anywhere; }
  body > div { margin-block-end: 4pt; color: #555; font-size: 10pt; }
  h1 { margin: 0 0 8pt; font-size: 22pt; line-height: 1.2; }
  h2 { margin: 0; font-size: 13pt; line-height: 1.35; }
  h1, h2 { break-after: avoid; }
  p, ul { margin: 4pt 0; }
  ul { list-style: disc; }
  body > ol { margin: 16pt 0 0; padding: 0; list-style: none; counter-reset: step; }
  body > ol > li { position: relative; margin-block-end: 18pt; padding-inline-start: 26pt; counter-increment: step; break-inside: avoid; }
  body > ol > li::before { content: counter(step); position: absolute; inset-inline-start: 0; width: 17pt; height: 17pt; border: 1pt solid #16181d; border-radius: 50%; font-size: 9pt; line-height: 17pt; text-align: center; }
  img { display: block; max-width: 100%; max-height: 120mm; margin-block-start: 6pt; border: 0.5pt solid #ccc; border-radius: 4pt; }
`;
