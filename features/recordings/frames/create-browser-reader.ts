/**
 * Runs OCR in the browser, so that no screenshot is sent before the owner has reviewed it. This module is large and
 * must be loaded lazily.
 */
import data from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import { createWorker, PSM } from "tesseract.js";
import workerScript from "tesseract.js/dist/worker.min.js?url";
import relaxedCore from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js?url";
import core from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import { createPictureReader, type KnownPictures } from "#engines/recording/ocr/create-picture-reader.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { enlargement, type Gray, writePgm } from "#engines/recording/ocr/prepare-picture.ts";
import { hasRelaxedSimd } from "./has-relaxed-simd.ts";

/** Reads one screenshot at a time. */
export interface BrowserReader {
  /** Reads what no `known` screenshot shows, and adds this one to them. */
  read(picture: Gray, known: KnownPictures): Promise<OcrFrame>;
  end(): Promise<unknown>;
}

export async function createBrowserReader(): Promise<BrowserReader> {
  const worker = await createWorker("eng", 1, {
    workerPath: absolute(workerScript),
    corePath: absolute(hasRelaxedSimd() ? relaxedCore : core),
    // Tesseract appends "/eng.traineddata.gz" to this. The "#" keeps that suffix out of the request.
    langPath: `${absolute(data)}#`,
    // A worker loaded from a URL gets the content security policy of its own response. A blob would get the page's,
    // which forbids WebAssembly.
    workerBlobURL: false,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => {},
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    user_defined_dpi: String(96 * enlargement),
  });
  async function recognize(prepared: Gray) {
    const file = new Blob([writePgm(prepared) as BlobPart]);
    const { data: page } = await worker.recognize(file, {}, { text: false, blocks: true });
    return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  }
  return {
    read: (picture, known) => createPictureReader(recognize, known)(picture),
    end: () => worker.terminate(),
  };
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}
