/** What the browser's thread and those who read with it say to each other. Types only: all sides import it. */
import type { MessagePort } from "node:worker_threads";
import type { EgressErrorCode } from "#shared/egress.ts";
import type { ScreenshotOptions } from "./browser-renderer.ts";

export type PageOrder =
  | { type: "render"; id: number; url: string; timeoutMs: number | undefined }
  | { type: "screenshot"; id: number; url: string; options: Omit<ScreenshotOptions, "signal"> };

export type ToBrowser = PageOrder | { type: "abort"; id: number };

export type FromBrowser =
  | { type: "done"; id: number; result: unknown }
  | { type: "failed"; id: number; code: EgressErrorCode; url: string; message: string };

/** `first` was said before there was anybody to hear it. */
export interface Lending {
  port: MessagePort;
  allowPrivate: string[];
  first: ToBrowser;
}
