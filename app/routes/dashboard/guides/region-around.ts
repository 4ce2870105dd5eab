interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const aspect = 3 / 2;
/** Of the picture's width, unless the control is wider. */
const share = 0.48;
const margin = 1.25;

/** The part of a picture to show around a control: the same share of every picture, and never outside of it. */
export function regionAround(
  ring: Region | null,
  { width, height }: { width: number; height: number },
): Region {
  const most = Math.min(width, height * aspect);
  const wanted = ring ? Math.max(width * share, ring.width * margin, ring.height * margin * aspect) : most;
  const across = Math.min(most, wanted);
  const down = across / aspect;
  const middle = ring ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 } : { x: width / 2, y: 0 };
  return {
    x: within(middle.x - across / 2, width - across),
    y: within(middle.y - down / 2, height - down),
    width: across,
    height: down,
  };
}

function within(start: number, most: number): number {
  return Math.min(Math.max(0, start), Math.max(0, most));
}
