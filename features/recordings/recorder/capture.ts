/** The screen and the microphone, as the specification asks for them. */
import { recordingObstacle } from "./recorder-problem.ts";

/** Not among the types of every browser yet. */
interface ScreenOptions extends DisplayMediaStreamOptions {
  selfBrowserSurface: "exclude";
  surfaceSwitching: "include";
  monitorTypeSurfaces: "include";
}

/** Only the picture: what the computer plays is not the microphone, and nobody's guide needs it. */
export function openScreen(): Promise<MediaStream> {
  const options: ScreenOptions = {
    video: { frameRate: { ideal: 30, max: 30 }, displaySurface: "monitor" },
    audio: false,
    selfBrowserSurface: "exclude",
    surfaceSwitching: "include",
    monitorTypeSurfaces: "include",
  };
  return navigator.mediaDevices.getDisplayMedia(options);
}

/** Null: whichever the browser takes. Rejects with what `microphoneProblem` explains. */
export function openMicrophone(deviceId: string | null): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
    },
  });
}

/** With names only after one was allowed. */
export async function listMicrophones(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId, label }) => kind === "audioinput" && deviceId && label)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Tells how loud it is, 0 to 1, about 15 times a second. Returns what ends it. */
export function watchLevel(microphone: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(microphone).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // -60 dB and below is silence, -10 dB is loud speech.
    onLevel(Math.min(1, Math.max(0, (10 * Math.log10(power + 1e-12) + 60) / 50)));
  }, 66);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Why this browser can't record; null when it can. */
export function findObstacle(): string | null {
  return recordingObstacle({
    isSecure: window.isSecureContext,
    hasScreenCapture: typeof navigator.mediaDevices?.getDisplayMedia === "function",
    hasRecorder: typeof MediaRecorder === "function",
    isPhone: matchMedia("(max-width: 767px), (pointer: coarse)").matches,
  });
}
