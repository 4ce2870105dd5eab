/** Opens the screen and the microphone with the constraints that the specification defines. */
import { recordingObstacle } from "./recorder-problem.ts";

/** TypeScript's DOM types lack these options. */
interface ScreenOptions extends DisplayMediaStreamOptions {
  selfBrowserSurface: "exclude";
  surfaceSwitching: "include";
  monitorTypeSurfaces: "include";
}

/** Opens video only, because a guide doesn't need the computer's sound. */
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

/** If `deviceId` is null, the browser's default is used. Rejects with an error that `microphoneProblem` explains. */
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

/** Reports the level, from 0 to 1, about 15 times per second. Returns a function that stops it. */
export function watchLevel(microphone: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(microphone).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // -60 dB and below is silence, and -10 dB is loud speech.
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

/** Returns the reason why this browser can't record, or null if it can. */
export function findObstacle(): string | null {
  return recordingObstacle({
    isSecure: window.isSecureContext,
    hasScreenCapture: typeof navigator.mediaDevices?.getDisplayMedia === "function",
    hasRecorder: typeof MediaRecorder === "function",
    isPhone: matchMedia("(max-width: 767px), (pointer: coarse)").matches,
  });
}
