/** Opens the screen and the microphone with the constraints of the specification. */
import { recordingObstacle } from "./recorder-problem.ts";

/** Missing in TypeScript's DOM types. */
interface ScreenOptions extends DisplayMediaStreamOptions {
  selfBrowserSurface: "exclude";
  surfaceSwitching: "include";
  monitorTypeSurfaces: "include";
}

/** Video only: a guide doesn't need the computer's sound. */
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

/** `deviceId` null: the browser's default. Rejects with an error for `microphoneProblem`. */
export function openMicrophone(deviceId: string | null): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
    },
  });
}

/** Empty until the browser has granted access to a microphone. */
export async function listMicrophones(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId, label }) => kind === "audioinput" && deviceId && label)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Reports the level, 0 to 1, about 15 times a second. Returns a function that stops it. */
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
