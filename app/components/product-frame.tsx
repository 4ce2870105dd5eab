/** Header and footer of the product's own public pages. */
import type { ReactNode } from "react";
import appStyles from "#app/styles/app.css?url";
import { ProductMark } from "./product-mark.tsx";

export function ProductFrame({ appName, children }: { appName: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <header className="border-b border-border">
        <div className="mx-auto flex h-16 max-w-[1168px] items-center px-4 md:px-6">
          <a
            href="/"
            className="inline-flex items-center gap-2.5 text-18 font-semibold tracking-tight text-text no-underline"
          >
            <ProductMark className="size-6 text-solid" />
            {appName}
          </a>
        </div>
      </header>
      <main className="grow">{children}</main>
      <footer className="border-t border-border">
        <div className="mx-auto max-w-[1168px] px-4 py-6 text-14 text-text-3 md:px-6">
          © {new Date().getFullYear()} {appName}
        </div>
      </footer>
    </div>
  );
}
