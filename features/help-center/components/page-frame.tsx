import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "#engines/messages/texts.ts";
import type { ShownCenterSettings } from "#shared/center-settings.ts";
import { directionOf } from "#shared/language-tag.ts";
import { gapAfter } from "#shared/text.ts";
import type { PublicLogo } from "../present.ts";
import { BrandMark, type BrandPending } from "./brand-mark.tsx";
import { Isolated } from "./isolated.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import { useTexts } from "./texts.tsx";

export interface NavItem {
  label: string;
  href: string;
  isHere: boolean;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
}

/** With more entries, the navigation doesn't fit beside the name at 768 px, so tablets also get the drawer. */
const maxTabletEntries = 5;
const drawerId = "hc_menu";

export function PageFrame({
  brand,
  nav,
  announcement = null,
  announcementScript,
  footer,
  isMiniature = false,
  language,
  children,
}: {
  brand: { name: string; logo: PublicLogo | null; href: string; pending?: BrandPending };
  nav: NavItem[];
  announcement?: ShownCenterSettings["announcement"];
  /** Lets visitors close the announcement. */
  announcementScript?: string | undefined;
  footer: ReactNode;
  isMiniature?: boolean;
  /** Where the document has another one. */
  language?: string | undefined;
  children: ReactNode;
}) {
  const { t, lang } = useTexts();
  const isLong = nav.length > maxTabletEntries;
  return (
    <div
      className="hc"
      lang={language}
      dir={language && directionOf(language)}
      {...(isMiniature ? {} : scriptTexts(t))}
    >
      {isMiniature ? null : (
        <a className="hc-skip" lang={lang} href="#hc_main">
          {t("frame.skip")}
        </a>
      )}
      {announcement ? <AnnouncementBar {...announcement} script={announcementScript} /> : null}
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
                lang={lang}
                aria-label={t("frame.menu")}
                popoverTarget={isMiniature ? undefined : drawerId}
              >
                <Menu aria-hidden="true" />
              </button>
              <nav
                className="hc-nav"
                lang={lang}
                aria-label={t("frame.navigation")}
                {...(isMiniature ? {} : { id: drawerId, popover: "auto" })}
              >
                {isMiniature ? null : (
                  <button
                    className="hc-menu-close"
                    type="button"
                    aria-label={t("frame.closeMenu")}
                    popoverTarget={drawerId}
                    popoverTargetAction="hide"
                  >
                    <X aria-hidden="true" />
                  </button>
                )}
                {nav.map(({ label, href, isHere, lang }) => (
                  <a key={href} href={href} lang={lang} aria-current={isHere ? "page" : undefined}>
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

/** The script shows the button, and remembers in the browser that this text was closed. */
function AnnouncementBar({
  text,
  lang,
  link,
  script,
}: NonNullable<ShownCenterSettings["announcement"]> & { script: string | undefined }) {
  const texts = useTexts();
  return (
    <>
      <aside className="hc-announcement">
        {script ? (
          <button
            type="button"
            className="hc-announcement-close"
            lang={texts.lang}
            aria-label={texts.t("frame.close")}
            hidden
          >
            <X aria-hidden="true" />
          </button>
        ) : null}
        {/* Not on the paragraph, whose room for the button is at the end of the page's direction. */}
        <p className="hc-wrap" lang={lang}>
          <span className="hc-announcement-text" dir="auto">
            <Isolated text={text} />
            {link ? (
              <>
                {gapAfter(text)}
                <a href={link.url} lang={link.lang}>
                  {link.label}
                </a>
              </>
            ) : null}
          </span>
        </p>
      </aside>
      {script ? <script src={script} /> : null}
    </>
  );
}

/** The texts of the enhancement script. */
function scriptTexts(t: Texts["t"]) {
  return {
    "data-copied": t("faq.linkCopied"),
    "data-was-updated": t("page.wasUpdated"),
    "data-show-update": t("page.showUpdate"),
  };
}
