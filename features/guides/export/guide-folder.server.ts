/** A guide as Markdown with its pictures next to it, for other programs. */
import { toMarkdown } from "mdast-util-to-markdown";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import { exportTexts } from "./export-texts.ts";
import type { ExportedGuide } from "./exported-guide.ts";
import { readRingedPicture } from "./read-pictures.server.ts";

interface FolderFile {
  path: string;
  content: string | Uint8Array;
}

/** Refused if the first picture can't be read, because a download that has begun can only break off. */
export async function readGuideFolder(
  deps: Pick<Services, "storage" | "log">,
  guide: ExportedGuide,
): Promise<{ ok: true; files: AsyncIterable<FolderFile> } | Refused> {
  const files = guideFolder(deps, guide);
  try {
    const first = await files.next();
    return { ok: true, files: startingWith(first, files) };
  } catch (error) {
    deps.log.error({ err: error }, "guide not exported");
    return refused(503, exportTexts.notRead);
  }
}

async function* startingWith(
  first: IteratorResult<FolderFile>,
  others: AsyncGenerator<FolderFile>,
): AsyncGenerator<FolderFile> {
  if (!first.done) yield first.value;
  yield* others;
}

/** The pictures are read one by one. The text comes last, because it names the pictures that could be read. */
async function* guideFolder(
  deps: Pick<Services, "storage">,
  { fileName, title, description, steps }: ExportedGuide,
): AsyncGenerator<FolderFile> {
  const texts: string[] = [];
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    const path = `pictures/${String(number).padStart(2, "0")}.jpg`;
    const bytes = step.picture && (await readRingedPicture(deps, step.picture));
    if (bytes) yield { path: `${fileName}/${path}`, content: bytes };
    texts.push(
      heading(2, `${number}. ${step.title}`),
      step.markdown,
      bytes && step.picture ? picture(path, step.picture.alt || step.title) : "",
    );
  }
  const blocks = [heading(1, title), ...description.split(/\n+/).map(paragraph), ...texts].filter(
    (text) => text.trim() !== "",
  );
  yield { path: `${fileName}/${fileName}.md`, content: `${blocks.join("\n\n")}\n` };
}

// What people typed as plain text stays plain text, also if it looks like Markdown or HTML.

function heading(depth: 1 | 2, text: string): string {
  return toMarkdown({ type: "heading", depth, children: [{ type: "text", value: oneLine(text) }] }).trim();
}

function paragraph(text: string): string {
  return toMarkdown({ type: "paragraph", children: [{ type: "text", value: oneLine(text) }] }).trim();
}

function picture(url: string, alt: string): string {
  return toMarkdown({ type: "image", url, alt: oneLine(alt) }).trim();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
