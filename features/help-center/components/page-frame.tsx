import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import type { PublicLogo } from "../present.ts";
import { BrandMark, type BrandPending } from "./brand-mark.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

export interface NavItem {
  label: string;
  href: string;
  isHere: boolean;
}

/** More entries than stand beside a name at 768 px: the drawer then serves tablets too. */
const maxTabletEntries = 5;
const drawerId = "hc_menu";

/**
 * Header, navigation and footer around every page of a help center. The navigation is one list: a row where there is
 * room, else a drawer (a popover, so the browser itself opens it, closes it with Escape or a press beside it, and
 * gives the focus back). In miniature inside another page it is no landmark of that page and nothing to skip to.
 */
export function PageFrame({
  brand,
  nav,
  footer,
  isMiniature = false,
  children,
}: {
  brand: { name: string; logo: PublicLogo | null; href: string; pending?: BrandPending };
  nav: NavItem[];
  footer: ReactNode;
  isMiniature?: boolean;
  children: ReactNode;
}) {
  const isLong = nav.length > maxTabletEntries;
  return (
    <div className="hc">
      {isMiniature ? null : (
        <a className="hc-skip" lang="en" href="#hc_main">
          Skip to content
        </a>
      )}
      <header className={isLong ? "hc-head is-long" : "hc-head"}>
        <div className="hc-wrap">
          <a className="hc-brand" href={brand.href}>
            <BrandMark name={brand.name} logo={brand.logo} pending={brand.pending} />
          </a>
          {nav.length > 0 ? (
            <>
              <button
                className="hc-menu-button"
                type="button"
                lang="en"
                aria-label="Menu"
                popoverTarget={isMiniature ? undefined : drawerId}
              >
                <Menu aria-hidden="true" />
              </button>
              <nav
                className="hc-nav"
                lang="en"
                aria-label="Help center"
                {...(isMiniature ? {} : { id: drawerId, popover: "auto" })}
              >
                {isMiniature ? null : (
                  <button
                    className="hc-menu-close"
                    type="button"
                    aria-label="Close menu"
                    popoverTarget={drawerId}
                    popoverTargetAction="hide"
                  >
                    <X aria-hidden="true" />
                  </button>
                )}
                {nav.map(({ label, href, isHere }) => (
                  <a key={href} href={href} aria-current={isHere ? "page" : undefined}>
                    {label}
                  </a>
                ))}
              </nav>
            </>
          ) : null}
        </div>
      </header>
      {isMiniature ? (
        <div className="hc-main">{children}</div>
      ) : (
        <main className="hc-main" id="hc_main" tabIndex={-1}>
          {children}
        </main>
      )}
      {footer ? (
        <footer className="hc-foot">
          <div className="hc-wrap">
            {footer}
            {isMiniature ? null : <SchemeSwitch />}
          </div>
        </footer>
      ) : null}
    </div>
  );
}
