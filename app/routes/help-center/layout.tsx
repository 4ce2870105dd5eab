/** The frame of a company's help center: theme, navigation, footer, and its error page. */
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import {
  isRouteErrorResponse,
  type MetaArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
} from "react-router";
import { CenterFrame } from "#features/help-center/components/center-frame.tsx";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { PageFrame } from "#features/help-center/components/page-frame.tsx";
import searchScript from "#features/help-center/export/static-search.ts?worker&url";
import { findSections } from "#features/help-center/find-sections.server.ts";
import { themeOf, usesServedFont } from "#features/help-center/theme-settings.ts";
import { InlineStyle } from "#ui/inline-style.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import styles from "#ui/styles/help-center.css?url";
import { noIndex } from "../private-meta.ts";
import enhanceScript from "./enhance.ts?worker&url";
import { errorWords } from "./error-words.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import schemeScript from "./scheme.ts?worker&url";
import type { LayoutContext } from "./use-sections.ts";

/**
 * No framework JavaScript: everything works as HTML, and one small script enhances it. `searchScript` is only for
 * static exports.
 */
export const handle = { noJs: true, headScript: schemeScript, searchScript };

export const links = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  return {
    center,
    basePath: scope.basePath,
    /** Read by the document around the page. */
    language: center.language,
    contentVersion: scope.company.contentVersion,
    appName: services.config.appName,
    loadsFont: usesServedFont(scope.company.themeSettings),
    year: services.clock.now().getUTCFullYear(),
    sections: await findSections(services.db, scope),
  };
}

export default function HelpCenterLayout() {
  const { center, basePath, contentVersion, appName, loadsFont, year, sections } =
    useLoaderData<typeof loader>();
  const page = useLocation().pathname.slice(basePath.length).replace(/\/$/, "");
  return (
    <>
      {loadsFont ? <FontPreload /> : null}
      <ThemeStyle css={center.themeCss} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={center.barColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={center.barColors.dark} />
      <link rel="icon" href={center.iconUrl} />
      <meta name="theme-events" content={`${basePath}/theme`} />
      <meta name="content-version" content={String(contentVersion)} />
      <CenterFrame {...{ center, basePath, page, sections, year, appName }}>
        <Outlet context={{ sections } satisfies LayoutContext} />
      </CenterFrame>
      <script type="module" src={enhanceScript} />
    </>
  );
}

export function meta({ error }: MetaArgs) {
  return error ? [{ title: errorWords(error).title }, noIndex] : [];
}

/** Shows no company data, so that visitors without access learn nothing about the help center. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { title, text } = errorWords(error);
  const isSignInNeeded = isRouteErrorResponse(error) && error.status === 401;
  return (
    <>
      <FontPreload />
      <ThemeStyle css={themeOf({}).css} />
      <PageFrame brand={{ name: "Help Center", logo: null, href: "/" }} nav={[]} footer={null}>
        <MessagePage title={title} text={text}>
          {isSignInNeeded ? (
            <a className={buttonClass()} href={`/auth?next=${encodeURIComponent(pathname + search)}`}>
              Sign In
            </a>
          ) : null}
        </MessagePage>
      </PageFrame>
    </>
  );
}

/** Preloads only Latin letters; other subsets load on demand. A company with another font doesn't need it. */
function FontPreload() {
  return <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />;
}

function ThemeStyle({ css }: { css: string }) {
  return <InlineStyle css={css} href="theme" precedence="theme" />;
}
