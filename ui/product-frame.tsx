/** Header and footer of the product's own pages. */
import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import appStyles from "#ui/styles/app.css?url";
import { buttonClass } from "./primitives/button.tsx";
import { cn } from "./primitives/cn.ts";
import { ProductMark } from "./product-mark.tsx";

const wrap = "mx-auto w-full max-w-[1168px] px-4 md:px-6";

/**
 * `isSite` adds the public site's navigation, for public pages on the main host. Without it the frame has no links, so
 * it also works around an error on any host.
 */
export function ProductFrame({
  appName,
  isSite = false,
  children,
}: {
  appName: string;
  isSite?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {isSite ? (
        <a
          href="#main"
          className="absolute -top-20 left-4 z-30 rounded-md bg-text px-4 py-2.5 text-14 text-bg focus:fixed focus:top-3"
        >
          Skip to content
        </a>
      ) : null}
      <header className={cn("border-b border-border", isSite && "sticky top-0 z-20 bg-bg")}>
        <div className={cn(wrap, "flex h-16 items-center justify-between gap-6")}>
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 text-18 font-semibold tracking-tight text-text no-underline"
          >
            <ProductMark className="size-6 text-solid" />
            {appName}
          </a>
          {isSite ? <SiteNav /> : null}
        </div>
      </header>
      <main id="main" className="grow">
        {children}
      </main>
      <footer className={cn("border-t border-border", isSite && "bg-bg-subtle")}>
        <div className={wrap}>
          {isSite ? <SiteLinks appName={appName} /> : null}
          <p className={cn("py-6 text-14 text-text-3", isSite && "border-t border-border")}>
            © {new Date().getFullYear()} {appName}
          </p>
        </div>
      </footer>
    </div>
  );
}

const navLinks = [
  { label: "Home", href: "/" },
  { label: "Blog", href: "/blog" },
  { label: "Pricing", href: "/#pricing" },
  { label: "Sign in", href: "/auth" },
];

const drawerId = "site_menu";

/** Inside a popover, `autoFocus` takes effect when it opens. */
const focusedOnOpening = { autoFocus: true };

/**
 * A row of links from 768 px, and a drawer at the bottom below that. The drawer is a popover, so it works without
 * JavaScript.
 */
function SiteNav() {
  return (
    <>
      <nav aria-label="Site" className="hidden items-center gap-7 text-14 text-text-2 md:flex">
        {navLinks.map(({ label, href }) => (
          <a key={href} href={href} className="py-2.5 no-underline hover:text-text">
            {label}
          </a>
        ))}
        <a href="/auth?mode=signup" className={buttonClass({ className: "ml-1 h-9" })}>
          Try for free
        </a>
      </nav>
      <button
        type="button"
        popoverTarget={drawerId}
        aria-label="Menu"
        className="-mr-3 grid size-11 place-items-center rounded-md hover:bg-hover md:hidden"
      >
        <Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        id={drawerId}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none translate-y-full rounded-t-lg border-t border-border-strong bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text transition-[translate,overlay,display] transition-discrete duration-200 backdrop:bg-scrim open:translate-y-0 motion-reduce:transition-none md:hidden starting:open:translate-y-full"
      >
        <div className="flex items-center justify-between pl-3">
          <span className="text-14 font-medium text-text-3">Menu</span>
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            {...focusedOnOpening}
            className="grid size-11 place-items-center rounded-md hover:bg-hover"
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Site">
          <ul>
            {navLinks.map(({ label, href }) => (
              <li key={href} className="border-b border-border">
                <a
                  href={href}
                  className="flex min-h-13 items-center rounded-md px-3 text-18 no-underline hover:bg-hover"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <a href="/auth?mode=signup" className={buttonClass({ size: "lg", className: "mt-4 w-full" })}>
            Try for free
          </a>
        </nav>
      </div>
    </>
  );
}

const siteLinks = [
  {
    title: "Product",
    links: [
      { label: "Features", href: "/#features" },
      { label: "Pricing", href: "/#pricing" },
      { label: "Sign Up", href: "/auth?mode=signup" },
      { label: "Demo", href: "/demo" },
      { label: "API", href: "/api" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Blog", href: "/blog" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", href: "/privacy" },
      { label: "Terms of Service", href: "/terms" },
      { label: "Cookie Policy", href: "/cookies" },
    ],
  },
];

function SiteLinks({ appName }: { appName: string }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 pt-12 pb-12 md:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-2 md:col-span-1">
        <p className="flex items-center gap-2.5 text-18 font-semibold tracking-tight">
          <ProductMark className="size-6 text-solid" />
          {appName}
        </p>
        <p className="mt-3 max-w-[30ch] text-14 text-text-2">
          A help center where every answer cites its source.
        </p>
      </div>
      {siteLinks.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="text-14">{title}</h2>
          <ul className="mt-2 text-14 text-text-2">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-block py-1.5 no-underline hover:text-text hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
