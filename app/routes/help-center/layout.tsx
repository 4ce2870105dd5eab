/** The frame of a company's help center: theme, navigation, footer, and its error page. */
import {
  isRouteErrorResponse,
  type MetaArgs,
  Outlet,
  type UIMatch,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import type { RouteHandle } from "#app/route-handle.ts";
import { pickPopular } from "#features/faqs/pick-popular.ts";
import { CenterFrame } from "#features/help-center/components/center-frame.tsx";
import type { WaysOn } from "#features/help-center/components/dead-end.tsx";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { TextsProvider } from "#features/help-center/components/texts.tsx";
import searchScript from "#features/help-center/export/static-search.ts?worker&url";
import { findSections } from "#features/help-center/find-sections.server.ts";
import { knownQuestions } from "#features/help-center/public-questions.server.ts";
import { hasContent, type Sections } from "#features/help-center/sections.ts";
import { usesServedFont } from "#features/help-center/theme-settings.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import styles from "#ui/styles/help-center.css?url";
import { noIndex } from "../private-meta.ts";
import announcementScript from "./announcement.ts?worker&url";
import { answerErrorsAsText } from "./answer-errors-as-text.server.ts";
import { FontPreload, NeutralFrame, ThemeStyle } from "./components/neutral-frame.tsx";
import enhanceScript from "./enhance.ts?worker&url";
import { noCenterWords, readAccessEnded } from "./error-words.ts";
import { redirectFormerAddress } from "./redirect-former-address.server.ts";
import { type HelpCenterArgs, requireFrame } from "./require-public-scope.server.ts";
import schemeScript from "./scheme.ts?worker&url";
import type { LayoutContext } from "./use-sections.ts";

/**
 * These pages have no framework JavaScript. They work as HTML, and one small script enhances them. `searchScript` is
 * only for static exports.
 */
export const handle = { noJs: true, headScript: schemeScript, searchScript };

const maxPopular = 6;

export const middleware = [redirectFormerAddress, answerErrorsAsText];

export const links = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requireFrame(args);
  const sections = await findSections(services.db, scope);
  return {
    center,
    basePath: scope.basePath,
    rootPath: scope.rootPath,
    /** app/root.tsx reads this for the document's `lang` attribute. */
    language: center.language,
    contentVersion: scope.company.contentVersion,
    appName: services.config.appName,
    loadsFont: usesServedFont(scope.company.themeSettings),
    year: services.clock.now().getUTCFullYear(),
    sections,
    ways: await findWaysOn(services.db, { scope, center, sections }),
  };
}

/** For pages without content of their own. */
async function findWaysOn(
  db: Parameters<typeof knownQuestions>[0],
  {
    scope,
    center,
    sections,
  }: Pick<Awaited<ReturnType<typeof requireFrame>>, "scope" | "center"> & { sections: Sections },
): Promise<WaysOn> {
  const { all } = sections.faqs ? await knownQuestions(db, scope) : { all: [] };
  const { short, others } = pickPopular(all);
  const popular = [...short, ...others].slice(0, maxPopular);
  return {
    showsSearch: center.shows.search && hasContent(sections),
    asksModel: center.asksModel,
    popular: popular.map(({ slug, question, lang }) => ({ slug, question, lang })),
  };
}

export default function HelpCenterLayout() {
  const { center, basePath, rootPath, contentVersion, appName, loadsFont, year, sections, ways } =
    useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  // The router never sees the language in the URL.
  const page = pathname.slice(rootPath.length).replace(/\/$/, "");
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const isEmbedded = matches.some(({ handle }) => handle?.isEmbedded);
  return (
    <>
      {loadsFont ? <FontPreload /> : null}
      <ThemeStyle css={center.themeCss} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={center.barColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={center.barColors.dark} />
      <link rel="icon" href={center.icon.url} />
      {center.icon.touchUrl ? <link rel="apple-touch-icon" href={center.icon.touchUrl} /> : null}
      <meta name="theme-events" content={`${basePath}/theme`} />
      <meta name="content-version" content={String(contentVersion)} />
      <TextsProvider messages={center.messages} categories={center.categories}>
        {isEmbedded ? (
          <main className="hc hc-embed">
            <Outlet />
          </main>
        ) : (
          <CenterFrame {...{ center, basePath, page, search, sections, year, appName, announcementScript }}>
            <Outlet context={{ sections, ways } satisfies LayoutContext} />
          </CenterFrame>
        )}
      </TextsProvider>
      {isEmbedded ? null : <script type="module" src={enhanceScript} />}
    </>
  );
}

export function meta({ error }: MetaArgs) {
  return error ? [{ title: noCenterWords(error).title }, noIndex] : [];
}

/** Shows no company data, so that visitors without access learn nothing about the help center. In English by default. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { title, text } = noCenterWords(error);
  const isSignInNeeded = isRouteErrorResponse(error) && error.status === 401;
  return (
    <NeutralFrame {...readAccessEnded(error)}>
      <MessagePage title={title} text={text}>
        {isSignInNeeded ? (
          <a className={buttonClass()} href={`/auth?next=${encodeURIComponent(pathname + search)}`}>
            Sign In
          </a>
        ) : null}
      </MessagePage>
    </NeutralFrame>
  );
}
