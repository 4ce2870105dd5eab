/**
 * Enhances the public site, which works without it. Draws the line from a source sentence to the answer that cites it,
 * and closes the mobile menu when focus leaves it.
 */

import { closeDrawerWhenLeft } from "./close-drawer.ts";

const [picture, wire] = [document.getElementById("hero_picture"), document.getElementById("wire")];
const [from, to] = [document.getElementById("source_mark"), document.getElementById("answer_mark")];
if (picture && wire && from && to) {
  const draw = () => drawWire({ picture, wire, from, to });
  // Anything that moves a line of text also resizes the picture, such as a narrower window or a loaded font.
  new ResizeObserver(draw).observe(picture);
  document.fonts.ready.then(draw);
}

closeDrawerWhenLeft();

/**
 * The line runs from the end of the first line of `from`, down between the two frames, to the start of the last line of
 * `to`.
 */
function drawWire({ picture, wire, from, to }: Record<"picture" | "wire" | "from" | "to", Element>): void {
  const box = picture.getBoundingClientRect();
  const [start, end] = [from.getClientRects()[0], [...to.getClientRects()].at(-1)];
  const [path, ...dots] = wire.children;
  const answer = to.closest("figure")?.getBoundingClientRect();
  if (!start || !end || !path || !answer) return;
  const [x1, y1] = [start.right - box.left + 4, start.top + start.height / 2 - box.top];
  const [x2, y2] = [end.left - box.left - 4, end.top + end.height / 2 - box.top];
  const turn = answer.left - box.left - 20;
  // If the frames are stacked, there is no room for the line.
  const fits = turn - x1 > 12 && y2 - y1 > 24;
  wire.classList.toggle("is-drawn", fits);
  if (!fits) return;
  path.setAttribute(
    "d",
    `M${x1} ${y1}H${turn - 12}Q${turn} ${y1} ${turn} ${y1 + 12}V${y2 - 12}Q${turn} ${y2} ${turn + 12} ${y2}H${x2}`,
  );
  for (const [index, [x, y]] of [[x1, y1] as const, [x2, y2] as const].entries()) {
    dots[index]?.setAttribute("cx", String(x));
    dots[index]?.setAttribute("cy", String(y));
  }
}
