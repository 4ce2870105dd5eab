/** Pictures of a video at the moments that are asked for. While one is read, only the newest of the others waits. */
import { useEffect, useRef, useState } from "react";
import { openVideo, screenshotSize } from "../../frames/open-video.ts";
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
  show: (seconds: number) => void;
}

export function useMoments(video: Blob | string, knownSeconds: number | null): Moments {
  const [state, setState] = useState<Moments["state"]>("opening");
  const [durationSeconds, setDuration] = useState(0);
  const [moment, setMoment] = useState<Moment | null>(null);
  const reader = useRef<VideoReader | null>(null);
  const wanted = useRef<number | null>(null);
  const isReading = useRef(false);

  useEffect(() => {
    const closing = new AbortController();
    openVideo(video, { signal: closing.signal, knownSeconds })
      .then((opened) => {
        if (closing.signal.aborted) return opened.close();
        reader.current = opened;
        setDuration(opened.durationSeconds);
        setState("open");
      })
      .catch(() => {
        if (!closing.signal.aborted) setState("failed");
      });
    return () => {
      closing.abort();
      reader.current?.close();
      reader.current = null;
    };
  }, [video, knownSeconds]);

  async function read(from: VideoReader): Promise<void> {
    while (wanted.current !== null && reader.current === from) {
      const seconds = wanted.current;
      wanted.current = null;
      for await (const canvas of from.pictures([seconds], screenshotSize(from))) {
        if (reader.current !== from) return;
        if (!canvas) throw new Error("no picture");
        setMoment({ seconds, canvas });
      }
    }
  }

  function show(seconds: number): void {
    wanted.current = seconds;
    const from = reader.current;
    if (!from || isReading.current) return;
    isReading.current = true;
    read(from)
      // The video may be deleted meanwhile. Closing it also ends reading.
      .catch(() => {
        if (reader.current === from) setState("failed");
      })
      .finally(() => {
        isReading.current = false;
      });
  }

  return { state, durationSeconds, moment, show };
}
