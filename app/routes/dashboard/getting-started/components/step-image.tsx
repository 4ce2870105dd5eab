import { ImagePlus } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { GuideImage, OwnerStep } from "#features/guides/owner-guide.ts";
import { guideLimits } from "#shared/guide-limits.ts";
import { PictureRing } from "#ui/picture-ring.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Input } from "#ui/primitives/input.tsx";
import type { StepPatch } from "../use-guide-editor.ts";
import type { StepImageWay } from "../use-step-image.tsx";

export interface StepImageProps {
  step: OwnerStep;
  number: number;
  image: StepImageWay;
  /** True while a file is dragged over the step. */
  isOver: boolean;
  onPatch: (id: string, patch: StepPatch) => void;
  onImage: (id: string, image: GuideImage | null) => void;
}

export function StepImage({ step, number, image, isOver, onPatch, onImage }: StepImageProps) {
  const { t } = useTeamTexts("guide");
  const { id, imageAlt } = step;
  return (
    <div className="min-w-0 max-lg:md:col-start-2">
      <input type="hidden" name="stepImage" value={step.image?.url ?? ""} />
      <div className={cn("relative rounded-md", isOver && "outline-2 outline-offset-2 outline-focus")}>
        {step.image ? (
          <img
            src={step.image.url}
            width={step.image.width ?? undefined}
            height={step.image.height ?? undefined}
            alt={imageAlt || t("Image of step {number}", { number })}
            loading="lazy"
            className="h-auto w-full rounded-md border border-border-strong bg-surface-2"
          />
        ) : (
          <button
            type="button"
            onClick={image.open}
            className="flex min-h-30 w-full flex-col items-center justify-center gap-1.5 rounded-md border border-dashed border-control px-4 text-13 text-text-2 hover:bg-hover lg:min-h-50 [@media(scripting:none)]:hidden"
          >
            <ImagePlus className="size-5 text-text-3" strokeWidth={1.75} aria-hidden="true" />
            <span className="font-medium text-text">
              {t("Add an image")}
              <span className="sr-only"> {t("to step {number}", { number })}</span>
            </span>
            <span className="text-text-3">{t("Choose, paste or drop one")}</span>
          </button>
        )}
        {step.image?.ring && step.image.width && step.image.height ? (
          <PictureRing
            box={step.image.ring}
            width={step.image.width}
            height={step.image.height}
            className="pointer-events-none absolute inset-0 size-full"
          />
        ) : null}
        {image.isBusy ? (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center rounded-md bg-surface/85 text-14 font-medium"
          >
            {t("Uploading...")}
          </p>
        ) : null}
      </div>
      {image.error || image.retry ? (
        <p role="alert" className="mt-1.5 text-13 text-danger">
          {image.error}{" "}
          {image.retry ? (
            <button type="button" onClick={image.retry} className="font-medium underline underline-offset-4">
              {t("Try again")}
            </button>
          ) : null}
        </p>
      ) : null}
      {step.image ? (
        <div className="mt-2 flex items-center gap-2">
          <Input
            name="stepAlt"
            aria-label={t("Description of the image of step {number}", { number })}
            placeholder={t("Describe it for people who can't see it")}
            value={imageAlt}
            maxLength={guideLimits.alt}
            onChange={(event) => onPatch(id, { imageAlt: event.target.value })}
            className="h-9 md:h-8 md:text-13"
          />
          <button
            type="button"
            aria-label={t("Remove the image of step {number}", { number })}
            className="h-8 shrink-0 rounded-sm px-2 text-13 font-medium text-link hover:bg-hover pointer-coarse:h-11 [@media(scripting:none)]:hidden"
            onClick={() => onImage(id, null)}
          >
            {t("Remove")}
          </button>
        </div>
      ) : (
        <input type="hidden" name="stepAlt" value={imageAlt} />
      )}
    </div>
  );
}
