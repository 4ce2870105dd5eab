import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import type { PublicLogo } from "../present.ts";
import { BrandMark, type BrandPending } from "./brand-mark.tsx";

export interface NavItem {
  label: string;
  href: string;
  isHere: boolean;
}

/**
 * Header, navigation and footer around every page of a help center. In miniature inside another page it is no
 * landmark of that page and nothing to skip to.
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
  return (
    <div className="hc">
      {isMiniature ? null : (
        <a className="hc-skip" href="#hc_main">
          Skip to content
        </a>
      )}
      <header className="hc-head">
        <div className="hc-wrap">
          <a className="hc-brand" href={brand.href}>
            <BrandMark name={brand.name} logo={brand.logo} pending={brand.pending} />
          </a>
          {nav.length > 0 ? (
            <>
              <nav className="hc-nav" aria-label="Help center">
                <NavLinks items={nav} />
              </nav>
              <details className="hc-menu">
                <summary aria-label="Menu">
                  <Menu className="hc-menu-closed" aria-hidden="true" />
                  <X className="hc-menu-open" aria-hidden="true" />
                </summary>
                <nav className="hc-menu-panel" aria-label="Help center menu">
                  <NavLinks items={nav} />
                </nav>
              </details>
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
          <div className="hc-wrap">{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}

function NavLinks({ items }: { items: NavItem[] }) {
  return items.map(({ label, href, isHere }) => (
    <a key={href} href={href} {...(isHere ? { "aria-current": "page" as const } : {})}>
      {label}
    </a>
  ));
}
