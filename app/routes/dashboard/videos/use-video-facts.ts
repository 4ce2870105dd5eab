/**
 * The first browser that can play a video determines its length and size and captures a poster, once. The server stores
 * them.
 */
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type OwnerVideo, videoLimits } from "#features/videos/owner-video.ts";

/** Measures one video at a time, because decoders use a lot of memory. */
let last: Promise<unknown> = Promise.resolve();
const patienceMs = 30_000;

/** True if this browser can't play it. `mayStore`: the role allows storing what was measured. */
export function useVideoFacts({ id, url, posterUrl, isPlayable }: OwnerVideo, mayStore: boolean): boolean {
  const fetcher = useFetcher();
  const [cannotPlay, setCannotPlay] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (posterUrl || !isPlayable || !mayStore || asked.current) return;
    asked.current = true;
    last = last.then(async () => {
      const facts = await readFacts(url);
      if (facts === null) return setCannotPlay(true);
      const form = new FormData();
      form.set("intent", "facts");
      form.set("id", id);
      form.set("durationSeconds", String(facts.durationSeconds));
      form.set("width", String(facts.width));
      form.set("height", String(facts.height));
      form.set("poster", facts.poster, "poster.jpg");
      await fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
    });
  }, [id, url, posterUrl, isPlayable, mayStore, fetcher]);
  return cannotPlay;
}

interface Facts {
  durationSeconds: number;
  width: number;
  height: number;
  poster: Blob;
}

async function readFacts(url: string): Promise<Facts | null> {
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    await until(video, "loadedmetadata", () => {
      video.src = url;
    });
    if (!Number.isFinite(video.duration)) {
      // Videos without an index report their length only at the end.
      await until(video, "seeked", () => {
        video.currentTime = 1e9;
      });
    }
    const { duration, videoWidth: width, videoHeight: height } = video;
    if (!Number.isFinite(duration) || width === 0 || height === 0) return null;
    for (const at of [Math.min(1, duration / 4), duration / 2]) {
      await until(video, "seeked", () => {
        video.currentTime = at;
      });
      const poster = await pictureOf(video);
      const isLast = at === duration / 2;
      if (poster && (isLast || !poster.isBlack))
        return { durationSeconds: duration, width, height, poster: poster.blob };
    }
    return null;
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

function until(video: HTMLVideoElement, event: string, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("too long")), patienceMs);
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    video.addEventListener("error", () => reject(new Error("unplayable")), { once: true });
    begin();
  });
}

async function pictureOf(video: HTMLVideoElement): Promise<{ blob: Blob; isBlack: boolean } | null> {
  const scale = Math.min(1, videoLimits.posterWidth / video.videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isBlack = data.every((value, index) => index % 4 === 3 || value <= 20);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.8));
  return blob && { blob, isBlack };
}
