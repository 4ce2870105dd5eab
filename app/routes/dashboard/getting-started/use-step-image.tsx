/** Adds an image that the owner picked, pasted or dropped. Uploads it immediately, re-encoded if that helps. */

import { Image } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { GuideImage } from "#features/guides/owner-guide.ts";
import { guideRefusals, guideToasts } from "#features/guides/owner-texts.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { Toast } from "#ui/toaster.tsx";
import { iconButtonClass } from "../faqs/components/icon-button.tsx";
import { postGuideImage } from "./post-guide-form.ts";
import { shrinkImage } from "./shrink-image.ts";

export interface StepImageWay {
  isBusy: boolean;
  /** Why the last image couldn't be used. */
  error: string | null;
  upload: (file: File) => Promise<void>;
  /** Null if there is nothing to retry. */
  retry: (() => void) | null;
  open: () => void;
  chooser: ReactNode;
}

export interface StepImageOptions {
  stepId: string;
  onImage: (id: string, image: GuideImage | null) => void;
  say: (toast: Toast) => void;
}

const unsent = {
  "signed-out": null,
  unreachable: "We couldn't upload the image. Check your connection and try again.",
  failed: "We couldn't store the image. Try again in a moment.",
};

export function useStepImage({ stepId, onImage, say }: StepImageOptions): StepImageWay {
  const { t, said } = useTeamTexts("guide");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef(0);

  async function upload(file: File): Promise<void> {
    const turn = ++newest.current;
    setFailed(null);
    setError(null);
    if (file.type !== "" && !file.type.startsWith("image/")) {
      setError(guideRefusals.notAnImage);
      say({ kind: "error", text: guideToasts.uploadFailed });
      return;
    }
    setBusy(true);
    const result = await postGuideImage(await shrinkImage(file), file.name);
    // The owner has picked another file in the meantime.
    if (turn !== newest.current) return;
    setBusy(false);
    if (typeof result === "string") {
      setFailed(file);
      setError(unsent[result]);
      const text = result === "signed-out" ? guideToasts.signedOut : guideToasts.uploadFailed;
      return say({ kind: "error", text });
    }
    if (!result.ok) {
      setError(result.message);
      return say({ kind: "error", text: result.toast });
    }
    onImage(stepId, result.image);
    say({ kind: "success", text: result.toast });
  }

  const open = () => input.current?.click();
  const chooser = (
    <label
      title={t("Choose an image")}
      className={cn(
        iconButtonClass,
        "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus [@media(scripting:none)]:hidden",
      )}
    >
      <Image className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("Choose an image")}
        className="sr-only"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Without this reset, picking the same file again would fire no change event.
          event.currentTarget.value = "";
          if (file) void upload(file);
        }}
      />
    </label>
  );
  return {
    isBusy,
    error: error && said(error),
    upload,
    retry: failed ? () => void upload(failed) : null,
    open,
    chooser,
  };
}
