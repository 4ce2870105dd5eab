/** Draws the pointer that Chromium would show. Screenshots have none. */
import type { Page } from "playwright-core";
import sharp from "sharp";

type Shape = "arrow" | "hand" | "beam";

export interface PointerAt {
  x: number;
  y: number;
}

interface Look {
  svg: string;
  /** The hot spot. */
  left: number;
  top: number;
}

const looks: Record<Shape, Look> = {
  arrow: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="23"><path d="M1 1v17l4-4 2.6 6 2.6-1.1L7.6 13H13z" fill="#000" stroke="#fff" stroke-width="1.4"/></svg>`,
    left: 1,
    top: 1,
  },
  hand: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="23"><path d="M6 1.5c1 0 1.6.7 1.6 1.6v6l1-.6c.7-.4 1.6 0 1.8.7.8-.4 1.7-.1 2 .6.8-.3 1.9.2 1.9 1.2v4.5c0 2.6-1.6 5-4.6 5-2.6 0-3.8-1.3-4.8-3.3L2.3 12c-.6-1 .6-2.2 1.7-1.3l.5.5V3.1c0-.9.6-1.6 1.5-1.6z" fill="#fff" stroke="#000" stroke-width="1.2"/></svg>`,
    left: 6,
    top: 1,
  },
  beam: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="18"><path d="M1 1h2l1 1 1-1h2M4 2v14M1 17h2l1-1 1 1h2" fill="none" stroke="#000"/></svg>`,
    left: 4,
    top: 9,
  },
};

export async function pointerAt(app: Page, at: PointerAt): Promise<PointerAt & { shape: Shape }> {
  const shape = await app.evaluate(({ x, y }): Shape => {
    let hit = document.elementFromPoint(x, y);
    for (let inner: Element | null = hit; inner; ) {
      hit = inner;
      const deeper: Element | null = inner.shadowRoot?.elementFromPoint(x, y) ?? null;
      inner = deeper === hit ? null : deeper;
    }
    if (!hit) return "arrow";
    const { cursor, userSelect } = getComputedStyle(hit);
    if (cursor === "pointer") return "hand";
    if (cursor === "text") return "beam";
    if (cursor !== "auto") return "arrow";
    const isField =
      hit instanceof HTMLTextAreaElement ||
      (hit instanceof HTMLInputElement && /text|search|email|tel|url|number|password/.test(hit.type));
    if (isField) return "beam";
    // Text on controls isn't selectable, also if it is passed to a component.
    const controls =
      "button, select, input, label, summary, [role]:not([role=document], [role=main], [role=row], [role=cell])";
    for (let one: Element | null = hit; one; ) {
      if (one.matches(controls) || one.localName.includes("-")) return "arrow";
      const root = one.getRootNode();
      one = one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    if (userSelect === "none") return "arrow";
    const isOnText = [...hit.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
    });
    return isOnText ? "beam" : "arrow";
  }, at);
  return { ...at, shape };
}

/** Cuts what is beyond the edges. */
export async function drawPointer(
  png: Buffer,
  { x, y, shape }: PointerAt & { shape: Shape },
): Promise<Buffer> {
  const { svg, left, top } = looks[shape];
  const input = Buffer.from(svg);
  return sharp(png)
    .composite([{ input, left: Math.round(x) - left, top: Math.round(y) - top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
