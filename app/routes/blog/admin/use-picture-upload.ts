/** Uploads an image, or lets the server fetch its URL, and reports the result. */
import { useState } from "react";
import { maxPictureBytes, pictureTexts } from "#features/blog/texts.ts";
import { useToast } from "#ui/toaster.tsx";

export interface UploadedPicture {
  url: string;
}

export type UploadState = "idle" | "uploading" | "failed";

export function usePictureUpload() {
  const toast = useToast();
  const [state, setState] = useState<UploadState>("idle");
  const [problem, setProblem] = useState<string | null>(null);

  function fail(title: string, text: string): null {
    setState("failed");
    setProblem(text);
    toast({ kind: "error", title, text });
    return null;
  }

  async function send(
    form: FormData,
    done: { title: string; text: string },
  ): Promise<UploadedPicture | null> {
    setState("uploading");
    setProblem(null);
    try {
      const response = await fetch("/blog-admin/pictures", { method: "POST", body: form });
      const answer: unknown = await response.json();
      const picture = pictureIn(answer);
      if (!picture)
        return fail(
          textIn(answer, "title") ?? pictureTexts.failedTitle,
          textIn(answer, "text") ?? pictureTexts.unexpected,
        );
      setState("idle");
      toast({ kind: "success", ...done });
      return picture;
    } catch {
      return fail(pictureTexts.failedTitle, pictureTexts.unexpected);
    }
  }

  return {
    state,
    problem,
    async upload(file: File): Promise<UploadedPicture | null> {
      if (!/^image\/(?:jpeg|jpg|png|gif|webp)$/.test(file.type))
        return fail(pictureTexts.wrongType.title, pictureTexts.wrongType.text);
      if (file.size > maxPictureBytes) return fail(pictureTexts.tooLarge.title, pictureTexts.tooLarge.text);
      const form = new FormData();
      form.set("picture", file);
      return send(form, pictureTexts.uploaded);
    },
    async take(address: string): Promise<UploadedPicture | null> {
      const form = new FormData();
      form.set("address", address);
      return send(form, pictureTexts.urlSet);
    },
  };
}

function pictureIn(answer: unknown): UploadedPicture | null {
  if (typeof answer !== "object" || answer === null || !("picture" in answer)) return null;
  const url = textIn(answer.picture, "url");
  return url ? { url } : null;
}

function textIn(value: unknown, name: string): string | null {
  if (typeof value !== "object" || value === null || !(name in value)) return null;
  const text: unknown = (value as Record<string, unknown>)[name];
  return typeof text === "string" ? text : null;
}
