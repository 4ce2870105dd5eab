import { decodeFragment } from "./decode-fragment.ts";

/**
 * Expands a linked answer in browsers that don't. If the page has only some of the questions, a link to a missing one
 * opens that question's own page.
 */
export function openTarget(): void {
  const name = decodeFragment(location.hash.slice(1));
  const target = document.getElementById(name);
  if (!target) return void openElsewhere(name);
  const fold = target.closest("details");
  if (!fold) return;
  fold.open = true;
  target.scrollIntoView();
}

const slug = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u;

async function openElsewhere(name: string): Promise<void> {
  const questions = document.querySelector<HTMLElement>("[data-questions]")?.dataset.questions;
  if (!questions || !slug.test(name)) return;
  const address = `${questions}/${encodeURIComponent(name)}`;
  try {
    const { ok } = await fetch(address, { method: "HEAD" });
    if (ok) location.replace(address);
  } catch {
    // The browser is offline. The visitor still has the list.
  }
}
