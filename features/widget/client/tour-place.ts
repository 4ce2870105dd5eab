/** Where the caption of a step goes, in CSS pixels of the viewport. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const edge = 8;
/** Between the control and the caption, with the ring. */
const gap = 16;
/** Up to this width, the caption is at an edge of the screen. */
const narrow = 640;

/** Beside the control, because the fields of a form are below it. Otherwise below or above. It never covers the control. */
export function placeCaption(control: Rect | null, caption: Size, screen: Size): { x: number; y: number } {
  const most = {
    x: Math.max(edge, screen.width - caption.width - edge),
    y: Math.max(edge, screen.height - caption.height - edge),
  };
  if (!control) return screen.width <= narrow ? { x: edge, y: most.y } : most;
  const [right, bottom] = [control.x + control.width, control.y + control.height];
  const isLow = control.y + control.height / 2 > screen.height / 2;
  if (screen.width <= narrow) return { x: edge, y: isLow ? edge : most.y };
  const x = within(control.x, most.x);
  const y = within(control.y, most.y);
  if (right + gap <= most.x) return { x: right + gap, y };
  if (bottom + gap <= most.y) return { x, y: bottom + gap };
  if (control.y - gap - caption.height >= edge) return { x, y: control.y - gap - caption.height };
  if (control.x - gap - caption.width >= edge) return { x: control.x - gap - caption.width, y };
  return { x: most.x, y: isLow ? edge : most.y };
}

function within(at: number, most: number): number {
  return Math.min(Math.max(edge, at), most);
}
