import { decodeFragment } from "./decode-fragment.ts";

/** Browsers that don't unfold a linked answer by themselves get help. */
export function openTarget(): void {
  const target = document.getElementById(decodeFragment(location.hash.slice(1)));
  const fold = target?.closest("details");
  if (!target || !fold) return;
  fold.open = true;
  target.scrollIntoView();
}
