/** Pictures of a video at the moments that are asked for. */
import { useEffect, useRef, useState } from "react";
import { openVideo } from "../../frames/open-video.ts";
import { readMoments } from "../../frames/read-moments.ts";
import type { VideoReader } from "../../frames/video-reader.ts";

export interface Moment {
  seconds: number;
  canvas: HTMLCanvasElement;
}

export interface Moments {
  state: "opening" | "open" | "failed";
  durationSeconds: number;
  /** The latest that was read. */
  moment: Moment | null;
  /** The latest that couldn't be read, in seconds. */
  missing: number | null;
  show: (seconds: number) => void;
}

export function useMoments(video: Blob | string, knownSeconds: number | null): Moments {
  const [state, setState] = useState<Moments["state"]>("opening");
  const [durationSeconds, setDuration] = useState(0);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [missing, setMissing] = useState<number | null>(null);
  const show = useRef<((seconds: number) => void) | null>(null);

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    let reader: VideoReader | null = null;
    // The video may be deleted meanwhile. Closing it also ends reading.
    const onFailed = () => {
      if (!signal.aborted) setState("failed");
    };
    openVideo(video, { signal, knownSeconds })
      .then((opened) => {
        if (signal.aborted) return opened.close();
        reader = opened;
        show.current = readMoments(opened, {
          closed: signal,
          onPicture(seconds, canvas) {
            setMoment({ seconds, canvas });
            setMissing(null);
          },
          onMissing: setMissing,
          onFailed,
        });
        setDuration(opened.durationSeconds);
        setState("open");
      })
      .catch(onFailed);
    return () => {
      closing.abort();
      reader?.close();
      show.current = null;
    };
  }, [video, knownSeconds]);

  return { state, durationSeconds, moment, missing, show: (seconds) => show.current?.(seconds) };
}
