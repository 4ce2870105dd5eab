/** Makes videos of successive screen pages with the local ffmpeg. */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";

export const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** Colors of the pages, each of which lasts two seconds. */
const pageColours = ["0x102840", "0xb04020", "0x40c060"];

/** Six seconds with one page per color, and a bar on all of them. */
export function makePages(folder: string, name: string, encoding: string[], size = "1280x720"): void {
  const inputs = pageColours.flatMap((colour) => ["-f", "lavfi", "-i", `color=${colour}:s=${size}:r=10:d=2`]);
  const filter = `${pageColours.map((_, i) => `[${i}:v]`).join("")}concat=n=${pageColours.length}:v=1,drawbox=x=0:y=0:w=iw:h=60:c=white:t=fill`;
  run([...inputs, "-filter_complex", filter, ...encoding, join(folder, name)]);
}

export function makeSound(folder: string, name: string): void {
  run(["-f", "lavfi", "-i", "sine=d=2", "-c:a", "libopus", join(folder, name)]);
}

/** Thirty seconds of full HD, encoded as a browser's recorder would. */
export function makeLongVideo(folder: string, name: string): void {
  const boxes = [5, 10, 16, 22].map(
    (second, i) => `drawbox=x=${100 + 300 * i}:y=200:w=280:h=500:c=green:t=fill:enable='gte(t,${second})'`,
  );
  const source = ["-f", "lavfi", "-i", "color=white:s=1920x1080:r=30:d=30"];
  const encoding = [
    "-c:v",
    "libvpx-vp9",
    "-deadline",
    "realtime",
    "-cpu-used",
    "8",
    "-b:v",
    "2M",
    "-g",
    "100",
  ];
  run([...source, "-vf", boxes.join(","), ...encoding, join(folder, name)]);
}

function run(options: string[]): void {
  execFileSync("ffmpeg", ["-v", "error", "-y", ...options], { stdio: "pipe" });
}
