/** Styles and script of the rating page, which makes no requests. */

export const sheetStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; }
header { position: sticky; top: 0; background: Canvas; padding-bottom: .5rem; border-bottom: 1px solid GrayText; z-index: 1; }
h1 { font-size: 1.25rem; margin: 0; }
header p { margin: .25rem 0; font-size: .875rem; }
h2 { font-size: 1.125rem; margin: .25rem 0; }
article { padding: 1.25rem .75rem; border-bottom: 1px solid GrayText; scroll-margin-top: 9rem; }
article.current { outline: 2px solid Highlight; outline-offset: -2px; }
article.marked .site::after { content: " · marked"; }
.site { margin: 0; font-size: .8125rem; }
.answer { overflow-wrap: anywhere; }
blockquote { margin: .5rem 0; padding-left: .75rem; border-left: 3px solid GrayText; overflow-wrap: anywhere; }
.marks { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .75rem; }
fieldset { border: 1px solid GrayText; border-radius: .375rem; padding: .125rem .75rem .375rem; }
fieldset label { display: inline-block; padding: .25rem .5rem .25rem 0; }
button { font: inherit; padding: .25rem .75rem; }
kbd { font: .8125rem ui-monospace, monospace; border: 1px solid GrayText; border-radius: .25rem; padding: 0 .25rem; }
`;

/** Stores marks in the browser by the sheet's id. Without storage, they last as long as the page. */
export const sheetScript = `
"use strict";
const sheet = document.documentElement.dataset.sheet;
const names = ["useful", "true", "wellWorded"];
const pairs = [...document.querySelectorAll("article")];
let marks = {};
try { marks = JSON.parse(localStorage.getItem("blind-" + sheet)) || {}; } catch {}
let at = 0;

function marksOf(article) { return marks[article.dataset.pair] ||= {}; }
function isDone(article) { const set = marks[article.dataset.pair] || {}; return names.every((name) => typeof set[name] === "boolean"); }
function show(article) {
  for (const input of article.querySelectorAll("input")) {
    input.checked = marksOf(article)[input.dataset.mark] === (input.value === "yes");
  }
  article.classList.toggle("marked", isDone(article));
}
function count() {
  document.getElementById("count").textContent = pairs.filter(isDone).length + " of " + pairs.length + " marked";
}
function keep() {
  try { localStorage.setItem("blind-" + sheet, JSON.stringify(marks)); } catch {}
  count();
}
function set(article, name, value) {
  if (value === null) delete marksOf(article)[name];
  else marksOf(article)[name] = value;
  show(article);
  keep();
}
function go(to, focus) {
  pairs[at]?.classList.remove("current");
  at = Math.min(Math.max(to, 0), pairs.length - 1);
  const article = pairs[at];
  if (!article) return;
  article.classList.add("current");
  if (focus) { article.focus({ preventScroll: true }); article.scrollIntoView({ block: "start" }); }
}
function next() {
  const open = [...pairs.keys()].map((step) => (at + 1 + step) % pairs.length).find((step) => !isDone(pairs[step]));
  if (open !== undefined) go(open, true);
}

pairs.forEach((article, index) => {
  show(article);
  article.addEventListener("pointerdown", () => go(index, false));
  article.addEventListener("focusin", () => go(index, false));
  article.addEventListener("change", ({ target }) => set(article, target.dataset.mark, target.value === "yes"));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const article = pairs[at];
  const name = names[Number(event.key) - 1];
  if (name && article) {
    const now = marksOf(article)[name];
    set(article, name, now === undefined ? true : now ? false : null);
  } else if (event.key === "a" && article) for (const each of names) set(article, each, true);
  else if (event.key === "j") go(at + 1, true);
  else if (event.key === "k") go(at - 1, true);
  else return;
  event.preventDefault();
});
document.getElementById("next").addEventListener("click", next);
document.getElementById("download").addEventListener("click", () => {
  const text = JSON.stringify({ sheet, at: new Date().toISOString(), marks }, null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "blind-marks.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
count();
go(0, false);
`;
