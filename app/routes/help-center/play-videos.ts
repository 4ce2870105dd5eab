/**
 * Plays videos of other websites in the page. Nothing is loaded from there before a visitor presses the link. Without
 * this script, the link opens the video on its own website.
 */
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("a[data-embed]");
  // Other buttons and modifiers keep their meaning, such as opening a new tab.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.src = link.dataset.embed ?? "";
  frame.title = link.textContent ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  // The players refuse to play without knowing which website shows them.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  link.parentElement?.replaceChildren(frame);
  frame.focus();
});
