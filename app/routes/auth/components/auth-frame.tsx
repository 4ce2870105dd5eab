/** The form is on the left. From 1024 px, what happens next is on the right. */
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";
import { type AuthMessages, AuthTextsProvider, englishAuth, useAuthTexts } from "./auth-texts.tsx";
import type { AuthMode } from "./credentials-form.tsx";
import { FirstMinute } from "./first-minute.tsx";

export interface AuthFrameProps {
  /** English by default. */
  messages?: AuthMessages;
  appName: string;
  /** Names the current view. When it changes, the focused element may be gone, so the new heading receives focus. */
  view: string;
  /** Null on views without modes. */
  mode: AuthMode | null;
  switchTo?: (mode: AuthMode) => string;
  onSwitch?: () => void;
  children: ReactNode;
}

const linkClass =
  "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

const otherMode = {
  "sign-in": { mode: "sign-up", question: "No account yet?", label: "Sign up" },
  "sign-up": { mode: "sign-in", question: "Have an account?", label: "Sign in" },
} as const;

export function AuthFrame({ messages = englishAuth, ...frame }: AuthFrameProps) {
  return (
    <AuthTextsProvider messages={messages}>
      <Frame {...frame} />
    </AuthTextsProvider>
  );
}

function Frame({
  appName,
  view,
  mode,
  switchTo = defaultSwitch,
  onSwitch,
  children,
}: Omit<AuthFrameProps, "messages">) {
  const { t } = useAuthTexts();
  const main = useFocusedHeading(view);
  const other = mode && otherMode[mode];
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-2">
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <div className="flex min-h-dvh flex-col px-4 lg:px-8">
        <header className="flex h-16 items-center justify-between gap-4">
          <a
            href="/"
            className="inline-flex items-center gap-2.5 text-18 font-semibold tracking-tight text-text no-underline"
          >
            <ProductMark className="size-6 text-solid" />
            {appName}
          </a>
          {other ? (
            <p className="text-14 text-text-3">
              <span className="max-md:sr-only">{t(other.question)} </span>
              <Link to={switchTo(other.mode)} onClick={onSwitch} className={linkClass}>
                {t(other.label)}
              </Link>
            </p>
          ) : null}
        </header>
        <main ref={main} className="mx-auto w-full max-w-[400px] pt-8 pb-16 lg:my-auto [&_h1]:outline-none">
          {children}
        </main>
      </div>
      <FirstMinute />
    </div>
  );
}

/** The last view shown in this document. Null before the first one. */
let lastView: string | null = null;

/** Skips the first view of a document, because the browser sets the focus there. */
function useFocusedHeading(view: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const isChanged = lastView !== null && lastView !== view;
    lastView = view;
    // An invalid field may already have focus.
    if (!isChanged || main.current?.contains(document.activeElement)) return;
    const heading = main.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);
  return main;
}

function defaultSwitch(mode: AuthMode): string {
  return mode === "sign-up" ? "/auth?mode=signup" : "/auth?mode=signin";
}
