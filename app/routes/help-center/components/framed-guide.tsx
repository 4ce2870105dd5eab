/** A guide without the help center around it, for a frame on the company's own website. */
import type { PublicGuide } from "#features/guides/present-public.ts";
import { Isolated } from "#features/help-center/components/isolated.tsx";
import { StepList } from "#features/help-center/components/step-list.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import zoomScript from "../zoom-pictures.ts?worker&url";

interface FramedGuideProps {
  guide: Pick<PublicGuide, "title" | "steps" | "lang"> & { description?: string };
  /** Of the guide's page in the help center. */
  path: string;
  /** The company's. Null if it isn't named. */
  name: string | null;
}

export function FramedGuide({ guide, path, name }: FramedGuideProps) {
  const { t } = useTexts();
  const { title, description, steps, lang } = guide;
  return (
    <>
      <h1 lang={lang} dir="auto">
        <Isolated text={title} />
      </h1>
      {description ? (
        <p lang={lang} dir="auto">
          {description}
        </p>
      ) : null}
      <StepList steps={steps} guideTitle={title} language={lang} />
      {steps.some(({ picture }) => picture) ? <script type="module" src={zoomScript} /> : null}
      <p className="hc-embed-from">
        <a className="hc-link" href={path} target="_blank" rel="noreferrer">
          {name ? `${name} · ${t("frame.helpCenter")}` : t("frame.helpCenter")}
        </a>
      </p>
    </>
  );
}
