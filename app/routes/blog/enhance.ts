/** The share button needs JavaScript, so this script makes it visible. */
import { closeDrawerWhenLeft } from "../marketing/close-drawer.ts";

const noteMs = 5_000;

const button = document.querySelector<HTMLButtonElement>("[data-share]");
const note = document.getElementById("share_note");

if (button) {
  button.classList.remove("invisible");
  button.addEventListener("click", share);
}

closeDrawerWhenLeft();

async function share(): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title: document.querySelector("h1")?.textContent ?? document.title, url });
      return;
    } catch (error) {
      // The visitor closed the share sheet. After any other error, the link is copied instead.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    say("Link copied!", "Blog post URL copied to clipboard.");
  } catch {
    say("We couldn't copy the link.", url);
  }
}

let timer: number | undefined;

function say(title: string, text: string): void {
  if (!note) return;
  clearTimeout(timer);
  const strong = document.createElement("strong");
  strong.textContent = title;
  note.replaceChildren(strong, ` ${text}`);
  timer = window.setTimeout(() => note.replaceChildren(), noteMs);
}
