/** A guide without the help center around it, for a frame on the company's own website. */
import { redirect, useLoaderData, useRouteError } from "react-router";
import { findPublicStepGuide } from "#features/guides/public-guides.server.ts";
import { Isolated } from "#features/help-center/components/isolated.tsx";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { StepList } from "#features/help-center/components/step-list.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { noIndex } from "../private-meta.ts";
import { errorWords } from "./error-words.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import zoomScript from "./zoom-pictures.ts?worker&url";

/** The page has nothing that a visitor could press by mistake, so every website may show it. */
export const handle = { isEmbedded: true };

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  // Readers of a private help center see it only there.
  if (center.isUnlisted) throw unknownPage(center);
  const asked = args.params.slug ?? "";
  const guide = await findPublicStepGuide(services.db, scope, asked);
  if (!guide) throw unknownPage(center);
  const path = `${scope.basePath}/guides/${encodeURIComponent(guide.slug)}`;
  if (guide.slug !== asked) throw redirect(`${path}/embed`, 301);
  return { guide, path, name: center.ownName };
}

export function meta({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  return [{ title: loaderData?.guide.title ?? "" }, noIndex];
}

export default function EmbeddedGuide() {
  const { guide, path, name } = useLoaderData<typeof loader>();
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

export function ErrorBoundary() {
  return <MessagePage {...errorWords(useRouteError(), useTexts())} />;
}
