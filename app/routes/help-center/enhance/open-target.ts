import { decodeFragment } from "./decode-fragment.ts";

/**
 * Browsers that don't unfold a linked answer by themselves get help. Where a page shows but some of the questions, a link
 * to another one leads to that one's own page.
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
    // Offline: the list itself is there.
  }
}
