/** Two halves: what to do on the left, what will happen on the right (from 1024 px). */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductMark } from "#app/components/product-mark.tsx";
import appStyles from "#app/styles/app.css?url";
import type { AuthMode } from "./credentials-form.tsx";
import { FirstMinute } from "./first-minute.tsx";

export interface AuthFrameProps {
  appName: string;
  /** Null where there is nothing to choose. */
  mode: AuthMode | null;
  switchTo?: (mode: AuthMode) => string;
  onSwitch?: () => void;
  children: ReactNode;
}

const linkClass =
  "text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

export function AuthFrame({ appName, mode, switchTo = defaultSwitch, onSwitch, children }: AuthFrameProps) {
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
          {mode === "sign-up" ? (
            <p className="text-14 text-text-3">
              <span className="max-md:sr-only">Have an account? </span>
              <Link to={switchTo("sign-in")} onClick={onSwitch} className={linkClass}>
                Sign in
              </Link>
            </p>
          ) : null}
          {mode === "sign-in" ? (
            <p className="text-14 text-text-3">
              <span className="max-md:sr-only">No account yet? </span>
              <Link to={switchTo("sign-up")} onClick={onSwitch} className={linkClass}>
                Sign up
              </Link>
            </p>
          ) : null}
        </header>
        <main className="mx-auto w-full max-w-[400px] pt-8 pb-16 lg:my-auto">{children}</main>
      </div>
      <FirstMinute />
    </div>
  );
}

function defaultSwitch(mode: AuthMode): string {
  return mode === "sign-up" ? "/auth?mode=signup" : "/auth?mode=signin";
}
