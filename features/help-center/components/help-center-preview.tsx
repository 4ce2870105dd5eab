import { useId, useMemo } from "react";
import { cn } from "#ui/primitives/cn.ts";
import previewStyles from "#ui/styles/help-center-preview.css?url";
import type { PreviewCenter } from "../preview.ts";
import { themeOf } from "../theme-settings.ts";
import type { BrandPending } from "./brand-mark.tsx";
import { CenterFrame } from "./center-frame.tsx";
import { HomePage, type HomePending } from "./home-page.tsx";
import { ScopedStyle, useIsLive } from "./scoped-style.tsx";
import { TextsProvider } from "./texts.tsx";

/** Parts that aren't known yet. The preview shows placeholders for them. */
export interface PreviewPending extends BrandPending, HomePending {
  theme?: boolean;
}

/** Neutral color, used until the company's own colors are known. */
const plainTheme = { primaryColor: "#5f5f6b" };

/**
 * A help center's start page in miniature: the real components with the company's theme, scaled down inside a browser
 * frame. Its content can't be focused or clicked and is hidden from screen readers, so describe it beside it.
 *
 * ```tsx
 * <figure>
 *   <HelpCenterPreview center={center} className="h-[520px]" />
 *   <figcaption className="sr-only">The help center of Whetline</figcaption>
 * </figure>
 * ```
 *
 * `center` comes from `presentPreview`. The caller sets the height with a class (it includes the browser bar's 36 px);
 * the bottom is clipped if the page is taller. The component brings its own style sheet and needs app.css around it.
 *
 * - `mode`: "system" follows the visitor's preference, "light" and "dark" don't, "split" cuts the page diagonally into
 * both.
 * - `scale`: 0.5 shows a page twice as wide as the frame, so the frame's width selects the mobile or desktop layout.
 * Default 0.5, and 0.6 in frames below 480 px. `wide` is for windows of 1024 px and more.
 * - `width`: CSS pixels that the page is laid out in, for frames that extend beyond the window's edge. By default the
 * page fills the frame.
 * - `frame`: "none" leaves border and address bar to the caller.
 */
export function HelpCenterPreview({
  center,
  mode = "system",
  scale,
  width,
  pending = {},
  frame = "browser",
  className,
}: {
  center: PreviewCenter;
  mode?: "system" | "light" | "dark" | "split";
  scale?: number | { narrow: number; wide: number };
  width?: number;
  pending?: PreviewPending;
  frame?: "browser" | "none";
  className?: string;
}) {
  const id = useId();
  const isLive = useIsLive();
  const theme = pending.theme ? plainTheme : center.theme;
  const themeCss = useMemo(() => themeOf(theme, `[data-preview="${id}"]`).css, [theme, id]);
  const self = `[data-preview="${id}"]`;
  const css = [
    themeCss,
    typeof scale === "number" && `${self}{--hcp-scale:${scale}}`,
    typeof scale === "object" &&
      `${self}{--hcp-scale:${scale.narrow}}@media(min-width:1024px){${self}{--hcp-scale:${scale.wide}}}`,
    width && `${self}{width:${width}px}`,
  ];
  const page = (scheme?: "light" | "dark") => (
    <div className="hcp-page" data-preview={id} data-theme={scheme}>
      <MiniaturePage center={center} pending={pending} />
    </div>
  );
  return (
    <div className={cn("hcp", `is-${frame}`, isLive && "is-live", className)} aria-hidden="true" inert>
      <link rel="stylesheet" href={previewStyles} precedence="default" />
      <ScopedStyle css={css.filter(Boolean).join("")} />
      {frame === "browser" ? (
        <div className="hcp-bar">
          <i />
          <i />
          <i />
          <span>{center.address}</span>
        </div>
      ) : null}
      <div className="hcp-view">
        {page(mode === "split" ? "light" : mode === "system" ? undefined : mode)}
        {mode === "split" ? <div className="hcp-night">{page("dark")}</div> : null}
      </div>
    </div>
  );
}

function MiniaturePage({ center, pending }: { center: PreviewCenter; pending: PreviewPending }) {
  const { ownName, basePath, home, groups, own, hero, shows, year, appName, messages } = center;
  return (
    <TextsProvider messages={messages}>
      <CenterFrame
        {...{ center, basePath, year, appName }}
        page=""
        sections={{
          overview: shows.overview,
          guide: home.guide !== null,
          guides: center.hasGuides,
          videos: center.hasVideos,
          faqs: shows.faqs && (home.faqCount > 0 || pending.questions === true),
          articles: home.articles.count > 0,
          contact: home.contact !== null || pending.contact === true,
        }}
        miniature={{ pending }}
      >
        <HomePage
          name={ownName}
          basePath={basePath}
          showsCards={shows.overview}
          showsFaqs={shows.faqs}
          showsSearch={shows.search}
          own={own}
          hero={hero}
          everything={
            own.layout === "single" && groups.length > 0 ? <QuestionTitles groups={groups} /> : undefined
          }
          home={home}
          pending={pending}
        />
      </CenterFrame>
    </TextsProvider>
  );
}

/** Where the page has the questions with their answers. */
function QuestionTitles({ groups }: Pick<PreviewCenter, "groups">) {
  return groups.map(({ name, questions }) => (
    <section key={name} className="hc-titles">
      <h2>{name}</h2>
      <ul className="hc-rows">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  ));
}
