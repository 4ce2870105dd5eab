/** The document around every page, and the error page. */
import type { ReactNode } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { directionOf } from "#shared/language-tag.ts";
import { readPageRefusal } from "#shared/page-refusal.ts";
import { BackClosesDialog } from "#ui/back-closes-dialog.tsx";
import { ErrorPage } from "#ui/error-page.tsx";
import { KeepFocus } from "#ui/keep-focus.tsx";
import { StaticToast, Toaster } from "#ui/toaster.tsx";
import { WordsProvider } from "#ui/words.tsx";
import type { Route } from "./+types/root";
import { hostContext, requestIdContext, servicesContext } from "./context.ts";
import { takeToast } from "./flash.server.ts";
import type { RouteHandle } from "./route-handle.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { appName } = context.get(servicesContext).config;
  const requestId = context.get(requestIdContext);
  // Help centers are cached per page for all visitors, so a personal message must not appear there.
  if (context.get(hostContext).kind !== "main" || isHelpCenter(request))
    return { appName, requestId, toast: null };
  const waiting = await takeToast(request);
  return data(
    { appName, requestId, toast: waiting?.toast ?? null },
    waiting ? { headers: { "set-cookie": waiting.setCookie } } : {},
  );
}

/**
 * Without this, each step of the wizard would ask the server for a message, and fail while that is away. The steps are
 * one page with several addresses.
 */
export function shouldRevalidate({
  currentParams,
  nextParams,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherStep = currentParams.step && nextParams.step && currentParams.step !== nextParams.step;
  return defaultShouldRevalidate && (formMethod !== undefined || !isOtherStep);
}

function isHelpCenter(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/help/");
}

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  const withScripts = !matches.some((match) => match.handle?.noJs);
  const headScript = matches.findLast((match) => match.handle?.headScript)?.handle?.headScript;
  const language = languageOf(matches);
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* Links would lead to pages that no frame may show. */}
        {matches.some((match) => match.handle?.isEmbedded) ? <base target="_blank" /> : null}
        {headScript ? <HeadScript src={headScript} /> : null}
      </head>
      <body>
        {children}
        {withScripts ? (
          <>
            <ScrollRestoration />
            <BackClosesDialog />
            <KeepFocus />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Blocks rendering until it has run. In development it is a Vite module, which needs `type="module"`. */
function HeadScript({ src }: { src: string }) {
  return <script src={src} {...(import.meta.env.DEV ? { type: "module" } : {})} />;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { toast } = loaderData;
  const matches = useMatches() as UIMatch<unknown, RouteHandle | undefined>[];
  if (!matches.some((match) => match.handle?.noJs)) {
    return (
      <WordsProvider language={languageOf(matches)}>
        <Toaster initial={toast}>
          <Outlet />
        </Toaster>
      </WordsProvider>
    );
  }
  return (
    <>
      <Outlet />
      {toast ? <StaticToast toast={toast} /> : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal = isRouteErrorResponse(error) ? readPageRefusal(error.data) : null;
  const message =
    isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "" ? error.data : null;
  return (
    <ErrorPage
      appName={data?.appName ?? "Step"}
      status={status}
      message={message}
      {...refusal}
      reference={status >= 500 ? (data?.requestId ?? null) : null}
    />
  );
}

/** The language that the deepest route's loader returns. A help center has the language of the company's website. */
function languageOf(matches: UIMatch<unknown, unknown>[]): string {
  for (const { loaderData } of [...matches].reverse()) {
    if (loaderData && typeof loaderData === "object" && "language" in loaderData)
      return String(loaderData.language);
  }
  return "en";
}
