/** A guide as Markdown with its pictures next to it, for other programs. */
import type { Services } from "#platform/services.ts";
import type { PublicStepGuide } from "../present-public.ts";
import { readRingedPicture } from "./read-pictures.server.ts";

interface FolderFile {
  path: string;
  content: string | Uint8Array;
}

/** The pictures are read one by one. The text comes last, because it names the pictures that could be read. */
export async function* guideFolder(
  deps: Pick<Services, "storage">,
  { slug, title, description, steps }: Pick<PublicStepGuide, "slug" | "title" | "description" | "steps">,
): AsyncGenerator<FolderFile> {
  const texts: string[] = [];
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    const path = `pictures/${String(number).padStart(2, "0")}.jpg`;
    const bytes = step.picture && (await readRingedPicture(deps, step.picture));
    if (bytes) yield { path: `${slug}/${path}`, content: bytes };
    texts.push(
      step.title ? `## ${number}. ${oneLine(step.title)}` : `## ${number}.`,
      step.markdown,
      bytes && step.picture ? `![${bracketed(step.picture.alt || step.title)}](${path})` : "",
    );
  }
  const blocks = [`# ${oneLine(title)}`, description, ...texts].filter((text) => text.trim() !== "");
  yield { path: `${slug}/${slug}.md`, content: `${blocks.join("\n\n")}\n` };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function bracketed(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, "\\$&");
}
