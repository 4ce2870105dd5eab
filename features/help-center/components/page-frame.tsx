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

/** With more entries, the navigation doesn't fit beside the name at 768 px, so tablets also get the drawer. */
const maxTabletEntries = 5;
const drawerId = "hc_menu";

/**
 * Header, navigation and footer around every page of a help center. The navigation is a single list, shown as a row if
 * there is room and otherwise as a drawer. The drawer is a popover, so the browser opens it, closes it on Escape or an
 * outside click, and restores the focus. A preview inside another page has no landmarks and no skip link.
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
