/** A screen that a headless browser can record. It is drawn on a canvas and shows one page of text per scene. */
import type { BrowserContext, Page } from "playwright-core";

interface FakeScreen {
  scene: number;
  /** Makes its recordings large. */
  isNoisy: boolean;
  /** Name of the error that the next getDisplayMedia call throws. */
  refusal: string | null;
  /** Does what the browser's own "Stop sharing" button does. */
  endSharing(): void;
}
declare global {
  var fakeScreen: FakeScreen;
}

/** Adds the screen to every page that opens later. */
export async function giveScreen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const scenes = [
      ["This week", "Three shifts are open", "Open team"],
      ["Team members", "Marta Lindqvist  marta.lindqvist@rota.example", "Invite colleague"],
      ["Invite someone", "They get a message with a link", "Send invitation"],
      ["Invitation sent", "It can be used for a week", "Back to the team"],
    ];
    const colours = ["#fff7ed", "#eef2ff", "#ecfdf5", "#fdf2f8"];
    let stream: MediaStream | null = null;
    const screen: FakeScreen = {
      scene: 0,
      isNoisy: false,
      refusal: null,
      endSharing() {
        for (const track of stream?.getTracks() ?? []) {
          track.stop();
          track.dispatchEvent(new Event("ended"));
        }
      },
    };
    globalThis.fakeScreen = screen;
    MediaDevices.prototype.getDisplayMedia = async () => {
      if (screen.refusal) throw new DOMException("not now", screen.refusal);
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1280, 736];
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      const draw = () => {
        const [title = "", text = "", button = ""] = scenes[screen.scene % scenes.length] ?? [];
        const left = 48 + (screen.scene % scenes.length) * 260;
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 1280, 736);
        context.fillStyle = colours[screen.scene % colours.length] ?? "#fff";
        context.fillRect(0, 0, 1280, 84);
        context.fillStyle = "#1d2733";
        context.font = "600 28px sans-serif";
        context.fillText("Rota", 48, 54);
        context.font = "600 44px sans-serif";
        context.fillText(title, 48, 190);
        context.font = "26px sans-serif";
        context.fillText(text, 48, 260);
        context.fillStyle = "#1f4e8c";
        context.fillRect(left, 320, 320, 68);
        context.fillStyle = "#fff";
        context.fillText(button, left + 24, 363);
      };
      const noise = new ImageData(640, 360);
      const show = () => {
        draw();
        if (!screen.isNoisy) return;
        crypto.getRandomValues(new Uint8Array(noise.data.buffer, 0, 65_536));
        for (let at = 65_536; at < noise.data.length; at += 65_536)
          noise.data.copyWithin(at, Math.floor(Math.random() * 60_000), 65_536);
        context.putImageData(noise, 600, 300);
      };
      show();
      const drawing = setInterval(show, 60);
      stream = canvas.captureStream(15);
      stream.getVideoTracks()[0]?.addEventListener("ended", () => clearInterval(drawing));
      return stream;
    };
  });
}

export function showScene(page: Page, scene: number): Promise<void> {
  return page.evaluate((scene) => {
    globalThis.fakeScreen.scene = scene;
  }, scene);
}
