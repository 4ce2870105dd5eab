/**
 * Opens a step's picture above the page, with its ring and how the step is known. Buttons and the arrow keys
 * turn to the other pictures; a click, Escape, the button or Back closes it. Without this script, the link opens the
 * picture itself.
 */
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest<HTMLAnchorElement>("a[data-zoom]");
  // Other buttons and modifiers keep their meaning, such as opening a new tab.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link);
});

// After a reload, the entry that was added for a picture shows the page below it.
if (history.state?.isZoomed) history.back();

function open(first: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-zoom]")];
  let at = links.indexOf(first);
  const dialog = document.createElement("dialog");
  dialog.className = "hc-zoomed";
  const title = document.createElement("p");
  const [before, after, close] = [button("‹"), button("›"), button("×")];
  close.ariaLabel = first.dataset.close ?? "";
  before.ariaLabel = first.dataset.previous ?? "";
  after.ariaLabel = first.dataset.next ?? "";
  close.autofocus = true;
  const turns = [
    { by: -1, control: before },
    { by: 1, control: after },
  ];
  for (const { by, control } of turns)
    control.addEventListener("click", (event) => {
      event.stopPropagation();
      turn(by);
    });
  const picture = document.createElement("div");
  // On a phone, it is larger than the screen and can be scrolled.
  picture.tabIndex = 0;
  const head = document.createElement("header");
  head.append(title, ...(links.length > 1 ? [before, after] : []), close);
  const foot = document.createElement("footer");
  dialog.append(head, picture, foot);
  dialog.addEventListener("click", () => dialog.close());
  // Gives Back something to undo, because the page before is another document.
  history.pushState({ isZoomed: true }, "");
  const onBack = () => dialog.close();
  addEventListener("popstate", onBack);
  dialog.addEventListener("close", () => {
    removeEventListener("popstate", onBack);
    if (history.state?.isZoomed) history.back();
    dialog.remove();
    links[at]?.focus();
  });
  dialog.addEventListener("keydown", ({ key, target }) => {
    if (target === picture && picture.scrollWidth > picture.clientWidth) return;
    const isRightToLeft = document.documentElement.dir === "rtl";
    const by = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
    if (by) turn(by);
  });
  document.body.append(dialog);
  dialog.showModal();
  show(at);

  function turn(by: number): void {
    if (!links[at + by]) return;
    at += by;
    show(at);
  }

  function show(index: number): void {
    const link = links[index];
    if (!link) return;
    const step = link.closest("li");
    const heading = step?.querySelector("h2");
    title.textContent = `${index + 1} / ${links.length}`;
    if (heading) title.textContent += ` · ${heading.textContent}`;
    title.lang = heading?.lang ?? "";
    for (const { by, control } of turns) {
      // A button that is disabled would lose the focus.
      control.ariaDisabled = links[index + by] ? null : "true";
    }
    const evidence = step?.querySelector(".hc-evidence");
    foot.replaceChildren(...(evidence ? [evidence.cloneNode(true)] : []));
    foot.hidden = !evidence;
    const image = new Image();
    const shown = link.querySelector("img");
    image.alt = shown?.alt ?? "";
    image.width = shown?.width ?? 0;
    image.src = link.href;
    const frame = document.createElement("span");
    const ring = link.querySelector(".hc-view svg");
    frame.append(image, ...(ring ? [ring.cloneNode(true)] : []));
    picture.replaceChildren(frame);
    image.addEventListener("load", () => scrollToRing(picture));
  }
}

function button(sign: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sign;
  return made;
}

function scrollToRing(picture: HTMLElement): void {
  const ring = picture.querySelector("svg rect")?.getBoundingClientRect();
  if (!ring) return;
  const view = picture.getBoundingClientRect();
  picture.scrollBy(
    ring.left + ring.width / 2 - view.left - view.width / 2,
    ring.top + ring.height / 2 - view.top - view.height / 2,
  );
}
